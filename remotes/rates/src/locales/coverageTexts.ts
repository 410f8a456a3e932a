import { lateTexts } from '@shared/i18n';

/** Texts of the coverage sheet. */
export const coverageTexts = lateTexts({
  en: () => import(/* webpackChunkName: "coverage-en" */ './en/parts/coverage').then((part) => part.coverage),
  es: () => import(/* webpackChunkName: "coverage-es" */ './es/parts/coverage').then((part) => part.coverage),
});
