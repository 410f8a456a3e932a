import { lateTexts } from '@shared/i18n';

/** The comparison's texts, besides those of the first view. */
export const compareTexts = lateTexts({
  en: () => import(/* webpackChunkName: "compare-en" */ './en/parts/compare').then((part) => part.compare),
  es: () => import(/* webpackChunkName: "compare-es" */ './es/parts/compare').then((part) => part.compare),
});
