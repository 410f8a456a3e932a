import { purchaseValidation as en } from './en/purchaseValidation';
import { purchaseValidation as es } from './es/purchaseValidation';

/** The purchase's part of `validation`. */
export const purchaseValidationTexts = { en: { validation: en }, es: { validation: es } };
