import { quotesStart as en } from './en/quotesStart';
import { quotesStart as es } from './es/quotesStart';

/** What the start screen shows of `quotes`. */
export const quotesStartTexts = { en: { quotes: en }, es: { quotes: es } };
