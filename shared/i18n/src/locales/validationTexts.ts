import { validation as en } from './en/validation';
import { validation as es } from './es/validation';

/** What a schema answers with. */
export const validationTexts = { en: { validation: en }, es: { validation: es } };
