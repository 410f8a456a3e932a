import { purchaseValidation as purchaseEn } from './locales/en/purchaseValidation';
import { validation as en } from './locales/en/validation';
import { vehicles as vehiclesEn } from './locales/en/vehicles';
import { purchaseValidation as purchaseEs } from './locales/es/purchaseValidation';
import { validation as es } from './locales/es/validation';
import { vehicles as vehiclesEs } from './locales/es/vehicles';

export { consentWording, currentConsentWording } from './consentWordings';
export { formatDate } from './formatDate';
export { questionsTexts } from './locales/questionsTexts';

/** Texts for whoever has no React (the API): those of every key that a schema answers with. */
export const validationTexts: Record<'en' | 'es', Record<string, string>> = {
  en: { ...en, ...purchaseEn },
  es: { ...es, ...purchaseEs },
};

/** The names of the coverage packages, as the site says them. */
export const packageTexts = { en: vehiclesEn.packages, es: vehiclesEs.packages };
