export type * from './i18next.d';

export { currentConsentWording, type ConsentWording } from './consentWordings';
export { createI18n, type I18nOptions } from './createI18n';
export { createLateTexts, createTexts } from './createTexts';
export { formatDate } from './formatDate';
export { formatMoment } from './formatMoment';
export { formatMoney } from './formatMoney';
export { I18nProvider } from './I18nProvider';
export { detectLanguage, LANGUAGES, LANGUAGE_STORAGE_NAME, LOCALES, type TextLanguage } from './languages';
export { lateTexts, withTexts, type LateTexts, type Namespaces } from './lateTexts';
export {
  carWordsTexts,
  commonTexts,
  coveragesTexts,
  driverChoicesTexts,
  driverFactsTexts,
  driverFlagsTexts,
  driversTexts,
  formsTexts,
  purchaseValidationTexts,
  questionsTexts,
  quotesStartTexts,
  quotesTexts,
  validationTexts,
  vehiclesTexts,
} from './locales';
export { mergeTexts, type Texts } from './mergeTexts';
export { tellFailure } from './tellFailure';
export { textOfError } from './textOfError';
export { textOfLimit } from './textOfLimit';
export { textOfProblem } from './textOfProblem';
export { type AnyKey, keyAtRunTime, type SharedKey, type Translate, type TranslateShared } from './translate';
export { useMailHint } from './useMailHint';
export { useMoreTexts } from './useMoreTexts';
export { useTexts, type TextTools } from './useTexts';
