import 'i18next';
import type { common } from './locales/en/common';
import type { coverages } from './locales/en/coverages';
import type { drivers } from './locales/en/drivers';
import type { forms } from './locales/en/forms';
import type { purchaseValidation } from './locales/en/purchaseValidation';
import type { questions } from './locales/en/questions';
import type { mailHintTexts } from './locales/mailHintTexts';
import type { quotes } from './en';
import type { validation } from './locales/en/validation';
import type { vehicles } from './locales/en/vehicles';

// English defines the keys; Spanish has the type of English. Each app adds its own namespace.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    // A default text does not excuse a wrong key.
    strictKeyChecks: true;
  }
  interface ResourceNamespaceMap {
    common: typeof common;
    coverages: typeof coverages;
    drivers: typeof drivers;
    forms: typeof forms & (typeof mailHintTexts)['en']['forms'];
    questions: typeof questions;
    quotes: typeof quotes;
    validation: typeof validation & typeof purchaseValidation;
    vehicles: typeof vehicles;
  }
}
