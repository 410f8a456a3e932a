/** The shared texts, each namespace in its own module, since a bundler drops or splits only whole modules. */
export { carWordsTexts } from './carWordsTexts';
export { commonTexts } from './commonTexts';
export { coveragesTexts } from './coveragesTexts';
export { driverChoicesTexts } from './driverChoicesTexts';
export { driverFactsTexts } from './driverFactsTexts';
export { driverFlagsTexts } from './driverFlagsTexts';
export { driversTexts } from './driversTexts';
export { formsTexts } from './formsTexts';
export { mailHintTexts } from './mailHintTexts';
export { purchaseValidationTexts } from './purchaseValidationTexts';
export { questionsTexts } from './questionsTexts';
export { quotesStartTexts } from './quotesStartTexts';
export { quotesTexts } from './quotesTexts';
export { vehiclesTexts } from './vehiclesTexts';
export { validationTexts } from './validationTexts';
