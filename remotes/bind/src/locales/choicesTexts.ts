import { choices as en } from './en/choices';
import { choices as es } from './es/choices';

/** Labels of the purchase's short choices, loaded with the steps that use them. */
export const choicesTexts = { en: { bind: en }, es: { bind: es } };
