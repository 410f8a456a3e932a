import { lateTexts } from '@shared/i18n';

/** The texts of the first view. Their chunks are named for the edge, which preloads one. */
export const firstTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "first-en" */ './en/first').then((part) => ({ rates: part.ratesFirst })),
  es: () =>
    import(/* webpackChunkName: "first-es" */ './es/first').then((part) => ({ rates: part.ratesFirst })),
});
