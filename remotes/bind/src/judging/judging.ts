/** The judges of the forms, in a chunk that comes behind them. */
export const judging = () => import(/* webpackChunkName: "judges" */ './judges');
