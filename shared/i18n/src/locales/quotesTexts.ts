import { quotes as en } from './en/quotes';
import { quotes as es } from './es/quotes';

/** The start, the two questions and the review. */
export const quotesTexts = { en: { quotes: en }, es: { quotes: es } };
