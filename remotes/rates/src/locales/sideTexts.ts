import { lateTexts } from '@shared/i18n';

/** Texts of the side-by-side comparison. */
export const sideTexts = lateTexts({
  en: () => import(/* webpackChunkName: "side-en" */ './en/parts/side').then((part) => part.side),
  es: () => import(/* webpackChunkName: "side-es" */ './es/parts/side').then((part) => part.side),
});
