import { purchaseValidation as en } from './en/purchaseValidation';
import { purchaseValidation as es } from './es/purchaseValidation';

/** What the purchase's rules add to `validation`. */
export const purchaseValidationTexts = { en: { validation: en }, es: { validation: es } };
