import type { ValidationCode } from '@shared/domain';
import { coverages as coveragesEn } from './locales/en/coverages';
import { driverChoices as choicesEn } from './locales/en/driverChoices';
import { purchaseValidation as purchaseEn } from './locales/en/purchaseValidation';
import { validation as en } from './locales/en/validation';
import { vehicles as vehiclesEn } from './locales/en/vehicles';
import { coverages as coveragesEs } from './locales/es/coverages';
import { driverChoices as choicesEs } from './locales/es/driverChoices';
import { purchaseValidation as purchaseEs } from './locales/es/purchaseValidation';
import { validation as es } from './locales/es/validation';
import { vehicles as vehiclesEs } from './locales/es/vehicles';

export { type ConsentWording, consentWording, currentConsentWording } from './consentWordings';
export { formatDate } from './formatDate';
export { formatMoment } from './formatMoment';
export { LOCALES } from './languages';
export { questionsTexts } from './locales/questionsTexts';

/** Texts for code without React (the API): every key that a schema returns. */
export const validationTexts: Record<'en' | 'es', Record<ValidationCode, string>> = {
  en: { ...en, ...purchaseEn },
  es: { ...es, ...purchaseEs },
};

/** Names of the coverage packages as shown on the site. */
export const packageTexts = { en: vehiclesEn.packages, es: vehiclesEs.packages };

/** Coverages, limits, and answers about drivers and cars as shown on the site, for policy documents. */
export const paperTexts = {
  en: { coverages: coveragesEn, driver: choicesEn, use: vehiclesEn.use },
  es: { coverages: coveragesEs, driver: choicesEs, use: vehiclesEs.use },
};
