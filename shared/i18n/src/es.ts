/** Shared texts in one language for late texts (lateTexts): each a namespace, or the used part of one. */
export { common } from './locales/es/common';
export { coverages } from './locales/es/coverages';
export { driverChoices } from './locales/es/driverChoices';
export { driverFacts } from './locales/es/driverFacts';
export { drivers } from './locales/es/drivers';
export { failedCalls } from './locales/es/failedCalls';
export { forms } from './locales/es/forms';
export { purchaseValidation } from './locales/es/purchaseValidation';
export { quotes } from './locales/es/quotes';
export { quotesStart } from './locales/es/quotesStart';
export { validation } from './locales/es/validation';
export { vehicles } from './locales/es/vehicles';
