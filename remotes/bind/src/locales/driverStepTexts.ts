import {
  driverChoicesTexts,
  formsTexts,
  mergeTexts,
  purchaseValidationTexts,
  validationTexts,
} from '@shared/i18n';
import { choicesTexts } from './choicesTexts';
import { driverAttributes as attributesEn } from './en/driverAttributes';
import { driver as en } from './en/driver';
import { driverAttributes as attributesEs } from './es/driverAttributes';
import { driver as es } from './es/driver';

/** What a driver's form says of its own; the words of violations, license states and kinds of work come with their fields. */
export const driverStepTexts = mergeTexts(
  {
    en: { bind: { driver: en, attributes: attributesEn } },
    es: { bind: { driver: es, attributes: attributesEs } },
  },
  choicesTexts,
  formsTexts,
  driverChoicesTexts,
  validationTexts,
  purchaseValidationTexts,
);
