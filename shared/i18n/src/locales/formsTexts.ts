import { forms as en } from './en/forms';
import { forms as es } from './es/forms';

/** Texts of the form frame (`@shared/forms`). */
export const formsTexts = { en: { forms: en }, es: { forms: es } };
