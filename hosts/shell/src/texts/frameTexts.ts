import { lateTexts } from '@shared/i18n';

/** The frame's texts. The page includes its own language (PageData); the other loads when it is chosen. */
export const frameTexts = lateTexts({
  en: () => import(/* webpackChunkName: "frame-en" */ '../locales/en/first').then((part) => part.first),
  es: () => import(/* webpackChunkName: "frame-es" */ '../locales/es/first').then((part) => part.first),
});
