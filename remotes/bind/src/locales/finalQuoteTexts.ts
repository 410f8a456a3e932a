import { lateTexts } from '@shared/i18n';

/** Texts of the final quote: its own, the causes of a difference, the names of coverages. */
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
