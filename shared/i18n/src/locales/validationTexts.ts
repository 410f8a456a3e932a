import { validation as en } from './en/validation';
import { validation as es } from './es/validation';

/** Texts of schema errors. */
export const validationTexts = { en: { validation: en }, es: { validation: es } };
