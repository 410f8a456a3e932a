import { coveragesTexts, mergeTexts } from '@shared/i18n';
import { causes as causesEn } from './en/causes';
import { finalQuote as en } from './en/finalQuote';
import { paymentNews as newsEn } from './en/paymentNews';
import { causes as causesEs } from './es/causes';
import { finalQuote as es } from './es/finalQuote';
import { paymentNews as newsEs } from './es/paymentNews';

/** What the final quote says, with its chunk: its own words, the causes of a difference, the coverages' names. */
export const finalQuoteTexts = mergeTexts(coveragesTexts, {
  en: { bind: { ...en, ...causesEn, ...newsEn } },
  es: { bind: { ...es, ...causesEs, ...newsEs } },
});
