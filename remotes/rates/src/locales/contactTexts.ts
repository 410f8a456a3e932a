import { commonTexts, mergeTexts, validationTexts } from '@shared/i18n';
import { ratesContact as en } from './en/contact';
import { ratesContact as es } from './es/contact';

/** What the dialogs say, refusals included. */
export const contactTexts = mergeTexts(commonTexts, validationTexts, {
  en: { rates: { contact: en } },
  es: { rates: { contact: es } },
});
