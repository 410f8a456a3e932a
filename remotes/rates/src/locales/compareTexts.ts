import { lateTexts } from '@shared/i18n';

/** What the comparison says beside the first view's texts. */
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
