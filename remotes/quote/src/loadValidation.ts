/** Loads the resolvers in a chunk after the forms. */
export const loadValidation = () => import(/* webpackChunkName: "validation" */ './validation');
