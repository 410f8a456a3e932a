import { storedQuote as english } from './en/storedQuote';
import { storedQuote as spanish } from './es/storedQuote';

/** Texts of a stored policy, in the chunk of the card's details. */
export const storedQuoteTexts = { en: { storedQuote: english }, es: { storedQuote: spanish } };
