import { lateTexts } from '@shared/i18n';

/** Texts of the dialogs that start a purchase. */
export const buyingTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "buying-en" */ './en/buying').then((part) => ({ rates: part.ratesBuying })),
  es: () =>
    import(/* webpackChunkName: "buying-es" */ './es/buying').then((part) => ({ rates: part.ratesBuying })),
});
