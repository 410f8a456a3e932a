import { quotesStart as en } from './en/quotesStart';
import { quotesStart as es } from './es/quotesStart';

/** The start screen's part of `quotes`. */
export const quotesStartTexts = { en: { quotes: en }, es: { quotes: es } };
