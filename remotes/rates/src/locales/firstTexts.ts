import { lateTexts } from '@shared/i18n';

/** The texts of the first view. Their chunks are named for the edge, which preloads one. */
export const firstTexts = lateTexts({
  en: () => import(/* webpackChunkName: "first-en" */ './en/first').then((part) => part.first),
  es: () => import(/* webpackChunkName: "first-es" */ './es/first').then((part) => part.first),
});
