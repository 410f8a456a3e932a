import { paymentNews as newsEn } from './en/paymentNews';
import { payments as en } from './en/payments';
import { paymentNews as newsEs } from './es/paymentNews';
import { payments as es } from './es/payments';

/** What the payment plans say, with their chunk. */
export const paymentsTexts = {
  en: { bind: { ...en, ...newsEn } },
  es: { bind: { ...es, ...newsEs } },
};
