import { lateTexts } from '@shared/i18n';

/** What the final quote says: its own words, the causes of a difference, the coverages' names. */
export const finalQuoteTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "final-quote-en" */ './en/steps/finalQuote').then(
      (part) => part.finalQuoteStep,
    ),
  es: () =>
    import(/* webpackChunkName: "final-quote-es" */ './es/steps/finalQuote').then(
      (part) => part.finalQuoteStep,
    ),
});
