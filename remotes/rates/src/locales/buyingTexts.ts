import { lateTexts } from '@shared/i18n';

/** What the dialogs of a purchase that begins say. */
export const buyingTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "buying-en" */ './en/buying').then((part) => ({ rates: part.ratesBuying })),
  es: () =>
    import(/* webpackChunkName: "buying-es" */ './es/buying').then((part) => ({ rates: part.ratesBuying })),
});
