import { card as en } from './en/card';
import { card as es } from './es/card';

/** What the card screens say, with their chunk. */
export const cardTexts = { en: { bind: en }, es: { bind: es } };
