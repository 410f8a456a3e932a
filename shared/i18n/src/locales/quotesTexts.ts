import { quotes as en } from '../en';
import { quotes as es } from '../es';

/** The start, the two questions and the review. */
export const quotesTexts = { en: { quotes: en }, es: { quotes: es } };
