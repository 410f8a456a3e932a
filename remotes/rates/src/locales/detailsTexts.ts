import { coveragesTexts, driverFactsTexts, mergeTexts } from '@shared/i18n';
import { ratesDetails as en } from './en/details';
import { ratesWays as enWays } from './en/ways';
import { ratesDetails as es } from './es/details';
import { ratesWays as esWays } from './es/ways';

export const detailsTexts = mergeTexts(coveragesTexts, driverFactsTexts, {
  en: { rates: { ...en, ...enWays } },
  es: { rates: { ...es, ...esWays } },
});
