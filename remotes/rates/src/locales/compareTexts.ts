import { lateTexts } from '@shared/i18n';

/** The comparison's texts, besides those of the first view. */
export const compareTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "compare-en" */ './en/compare').then((part) => ({
      rates: part.ratesCompare,
    })),
  es: () =>
    import(/* webpackChunkName: "compare-es" */ './es/compare').then((part) => ({
      rates: part.ratesCompare,
    })),
});
