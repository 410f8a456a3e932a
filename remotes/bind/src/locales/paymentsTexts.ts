import { lateTexts } from '@shared/i18n';

/** Texts of the payment plans. */
export const paymentsTexts = lateTexts({
  en: () =>
    import(/* webpackChunkName: "payments-en" */ './en/steps/payments').then((part) => part.paymentsStep),
  es: () =>
    import(/* webpackChunkName: "payments-es" */ './es/steps/payments').then((part) => part.paymentsStep),
});
