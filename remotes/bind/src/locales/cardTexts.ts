import { card as en } from './en/card';
import { leaving as leavingEn } from './en/leaving';
import { paymentDates as datesEn } from './en/paymentDates';
import { card as es } from './es/card';
import { leaving as leavingEs } from './es/leaving';
import { paymentDates as datesEs } from './es/paymentDates';

/** Texts of the card screens, in their chunk. */
export const cardTexts = {
  en: { bind: { ...en, ...leavingEn, ...datesEn } },
  es: { bind: { ...es, ...leavingEs, ...datesEs } },
};
