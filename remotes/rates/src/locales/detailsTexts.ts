import { coveragesTexts, driverFactsTexts, mergeTexts } from '@shared/i18n';
import { ratesDetails as en } from './en/details';
import { ratesDetails as es } from './es/details';

export const detailsTexts = mergeTexts(coveragesTexts, driverFactsTexts, {
  en: { rates: en },
  es: { rates: es },
});
