import { forms as en } from './en/forms';
import { forms as es } from './es/forms';

/** The frame of every form (`@shared/forms`). */
export const formsTexts = { en: { forms: en }, es: { forms: es } };
