import { card as en } from './en/card';
import { paymentDates as datesEn } from './en/paymentDates';
import { card as es } from './es/card';
import { paymentDates as datesEs } from './es/paymentDates';

/** What the card screens say, with their chunk. */
export const cardTexts = { en: { bind: { ...en, ...datesEn } }, es: { bind: { ...es, ...datesEs } } };
