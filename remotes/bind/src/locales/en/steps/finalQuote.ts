import { coverageNames } from '@shared/i18n/en';
import { causes } from '../causes';
import { finalQuote } from '../finalQuote';

/** Texts of the final quote: its own, the causes of a difference, the names of coverages. */
export const finalQuoteStep = {
  bind: { ...finalQuote, ...causes },
  coverages: coverageNames,
};
