import { coverageNames } from '@shared/i18n/en';
import { causes } from '../causes';
import { finalQuote } from '../finalQuote';
import { paymentNews } from '../paymentNews';

/** Texts of the final quote: its own, the causes of a difference, the names of coverages. */
export const finalQuoteStep = {
  bind: { ...finalQuote, ...causes, ...paymentNews },
  coverages: coverageNames,
};
