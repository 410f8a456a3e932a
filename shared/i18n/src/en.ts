import { quotesSteps } from './locales/en/quotes';
import { quotesStart } from './locales/en/quotesStart';

/** Shared texts in one language for late texts (lateTexts): each a namespace, or the used part of one. */
export { common } from './locales/en/common';
export { coverageNames } from './locales/en/coverageNames';
export { coverages } from './locales/en/coverages';
export { driverChoices } from './locales/en/driverChoices';
export { driverFacts } from './locales/en/driverFacts';
export { driverFlags } from './locales/en/driverFlags';
export { drivers } from './locales/en/drivers';
export { failedCalls } from './locales/en/failedCalls';
export { carWords } from './locales/en/carWords';
export { forms } from './locales/en/forms';
export { frameWords } from './locales/en/frameWords';
export { purchaseValidation } from './locales/en/purchaseValidation';
export { questions } from './locales/en/questions';
export { stepWords } from './locales/en/stepWords';
export { validation } from './locales/en/validation';
export { vehicles } from './locales/en/vehicles';
export { quotesStart, quotesSteps };

/** Start, not covered, the two questions about the shopper, review. */
export const quotes = { ...quotesStart, ...quotesSteps };
