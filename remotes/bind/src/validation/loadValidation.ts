/** Code needed by Save but not by a form, loaded in a chunk after it. */
export const loadValidation = () => import(/* webpackChunkName: "validation" */ './validation');
