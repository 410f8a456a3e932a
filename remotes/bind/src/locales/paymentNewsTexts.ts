import { lateTexts } from '@shared/i18n';

/** Texts of the outcome of a payment; they load only if there was one. */
export const paymentNewsTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "payment-news-en" */ './en/paymentNews').then((part) => ({
      bind: part.paymentNews,
    })),
  es: () =>
    import(/* webpackChunkName: "payment-news-es" */ './es/paymentNews').then((part) => ({
      bind: part.paymentNews,
    })),
});
