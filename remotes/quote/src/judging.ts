/** Loads the resolvers in a chunk after the forms. */
export const judging = () => import(/* webpackChunkName: "judges" */ './judges');
