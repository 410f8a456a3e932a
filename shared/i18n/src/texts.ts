import { validation as en } from './locales/en/validation';
import { validation as es } from './locales/es/validation';

export { consentWording } from './consentWordings';

/** Texts for whoever has no React (the API): those of every key that a schema answers with. */
export const validationTexts: Record<'en' | 'es', Record<string, string>> = { en, es };
