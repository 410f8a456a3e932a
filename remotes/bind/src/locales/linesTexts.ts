import { lateTexts } from '@shared/i18n';

/** Texts of the lines that the coverage review asks about. */
export const linesTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "lines-en" */ './en/lines').then(({ lines }) => ({ bind: { lines } })),
  es: () =>
    import(/* webpackChunkName: "lines-es" */ './es/lines').then(({ lines }) => ({ bind: { lines } })),
});
