import { choices as en } from './en/choices';
import { choices as es } from './es/choices';

/** The words of the purchase's short choices, with the steps that ask or show them. */
export const choicesTexts = { en: { bind: en }, es: { bind: es } };
