import { driverChoicesTexts, driverFlagsTexts, mergeTexts } from '@shared/i18n';
import { choicesTexts } from './choicesTexts';
import { driverAttributes as attributesEn } from './en/driverAttributes';
import { drivers as en } from './en/drivers';
import { driverAttributes as attributesEs } from './es/driverAttributes';
import { drivers as es } from './es/drivers';

/** Texts of the driver list. */
export const driversStepTexts = mergeTexts(
  {
    en: { bind: { drivers: en, attributes: attributesEn } },
    es: { bind: { drivers: es, attributes: attributesEs } },
  },
  choicesTexts,
  driverChoicesTexts,
  driverFlagsTexts,
);
