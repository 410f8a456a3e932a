import { lateTexts } from '@shared/i18n';

/** Texts of the coverage scene and its accidents. */
export const accidentTexts = lateTexts({
  en: () => import(/* webpackChunkName: "accident-en" */ './en/parts/accident').then((part) => part.accident),
  es: () => import(/* webpackChunkName: "accident-es" */ './es/parts/accident').then((part) => part.accident),
});
