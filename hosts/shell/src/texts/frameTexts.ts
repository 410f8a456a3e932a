import { lateTexts } from '@shared/i18n';

/** The frame's texts. The page brings its own language's (PageData), the other one is fetched when it is chosen. */
export const frameTexts = lateTexts({
  en: () => import(/* webpackChunkName: "frame-en" */ '../locales/en/first').then((part) => part.first),
  es: () => import(/* webpackChunkName: "frame-es" */ '../locales/es/first').then((part) => part.first),
});
