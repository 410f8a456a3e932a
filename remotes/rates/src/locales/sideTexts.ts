import { lateTexts } from '@shared/i18n';

/** What prices side by side say. */
export const sideTexts = lateTexts({
  en: () => import(/* webpackChunkName: "side-en" */ './en/parts/side').then((part) => part.side),
  es: () => import(/* webpackChunkName: "side-es" */ './es/parts/side').then((part) => part.side),
});
