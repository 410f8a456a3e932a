import { lateTexts } from '@shared/i18n';

/** What the shell's own pages say beside the frame's texts. */
export const pagesTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "pages-en" */ '../locales/en/pages').then((part) => ({ shell: part.pages })),
  es: () =>
    import(/* webpackChunkName: "pages-es" */ '../locales/es/pages').then((part) => ({ shell: part.pages })),
});
