import bind from '../../../../../remotes/bind/package.json';
import quote from '../../../../../remotes/quote/package.json';
import rates from '../../../../../remotes/rates/package.json';

const { all, step } = quote.release.budgets;

/** KB of scripts, brotli, as each part's team keeps them and a release is held to. */
export const byteBudgets = {
  quote: { start: all['/quotes/new'], firstForm: all['/quotes/edit'], step },
  rates: rates.release.budgets,
  bind: bind.release.budgets,
};
