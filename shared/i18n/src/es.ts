import { quotesSteps } from './locales/es/quotes';
import { quotesStart } from './locales/es/quotesStart';

/** Shared texts in one language for late texts (lateTexts): each a namespace, or the used part of one. */
export { common } from './locales/es/common';
export { coverageNames } from './locales/es/coverageNames';
export { coverages } from './locales/es/coverages';
export { driverChoices } from './locales/es/driverChoices';
export { driverFacts } from './locales/es/driverFacts';
export { driverFlags } from './locales/es/driverFlags';
export { drivers } from './locales/es/drivers';
export { failedCalls } from './locales/es/failedCalls';
export { carWords } from './locales/es/carWords';
export { forms } from './locales/es/forms';
export { frameWords } from './locales/es/frameWords';
export { purchaseValidation } from './locales/es/purchaseValidation';
export { questions } from './locales/es/questions';
export { stepWords } from './locales/es/stepWords';
export { validation } from './locales/es/validation';
export { vehicles } from './locales/es/vehicles';
export { quotesStart, quotesSteps };

/** Start, not covered, the two questions about the shopper, review. */
export const quotes = { ...quotesStart, ...quotesSteps };
