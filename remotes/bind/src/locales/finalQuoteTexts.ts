import { coveragesTexts, mergeTexts } from '@shared/i18n';
import { causes as causesEn } from './en/causes';
import { finalQuote as en } from './en/finalQuote';
import { causes as causesEs } from './es/causes';
import { finalQuote as es } from './es/finalQuote';

/** What the final quote says, with its chunk: its own words, the causes of a difference, the coverages' names. */
export const finalQuoteTexts = mergeTexts(coveragesTexts, {
  en: { bind: { ...en, ...causesEn } },
  es: { bind: { ...es, ...causesEs } },
});
