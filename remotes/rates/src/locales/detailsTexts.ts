import { lateTexts } from '@shared/i18n';

/** Texts of the content below the price. */
export const detailsTexts = lateTexts({
  en: () => import(/* webpackChunkName: "details-en" */ './en/parts/details').then((part) => part.details),
  es: () => import(/* webpackChunkName: "details-es" */ './es/parts/details').then((part) => part.details),
});
