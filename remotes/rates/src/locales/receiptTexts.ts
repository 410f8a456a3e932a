import { lateTexts } from '@shared/i18n';

/** Texts of the receipt sheet. */
export const receiptTexts = lateTexts({
  en: () => import(/* webpackChunkName: "receipt-en" */ './en/parts/receipt').then((part) => part.receipt),
  es: () => import(/* webpackChunkName: "receipt-es" */ './es/parts/receipt').then((part) => part.receipt),
});
