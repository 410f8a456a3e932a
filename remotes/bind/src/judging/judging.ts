/** What a Save needs and a form does not, in a chunk that comes behind it. */
export const judging = () => import(/* webpackChunkName: "judges" */ './judges');
