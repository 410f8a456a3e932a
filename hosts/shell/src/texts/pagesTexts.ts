import { lateTexts } from '@shared/i18n';

/** Texts of the shell's own pages, besides the frame's. */
export const pagesTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "pages-en" */ '../locales/en/pages').then((part) => ({ shell: part.pages })),
  es: () =>
    import(/* webpackChunkName: "pages-es" */ '../locales/es/pages').then((part) => ({ shell: part.pages })),
});
