import { lateTexts } from '@shared/i18n';

/** The remote's initial texts. Their chunks are named so the edge can preload one. */
export const firstTexts = lateTexts({
  en: () => import(/* webpackChunkName: "first-en" */ './en/first').then((part) => part.first),
  es: () => import(/* webpackChunkName: "first-es" */ './es/first').then((part) => part.first),
});
