import {
  carWordsTexts,
  coveragesTexts,
  driverChoicesTexts,
  driverFlagsTexts,
  mergeTexts,
  questionsTexts,
} from '@shared/i18n';
import { choicesTexts } from './choicesTexts';
import { coveragesStepTexts } from './coveragesStepTexts';
import { driverAttributes as driverEn } from './en/driverAttributes';
import { policyAttributes as policyEn } from './en/policyAttributes';
import { review as en } from './en/review';
import { vehicleAttributes as vehicleEn } from './en/vehicleAttributes';
import { driverAttributes as driverEs } from './es/driverAttributes';
import { policyAttributes as policyEs } from './es/policyAttributes';
import { review as es } from './es/review';
import { vehicleAttributes as vehicleEs } from './es/vehicleAttributes';

// Under its own names, since two forms use the same name ('line2') for different answers.
const own = {
  en: { ...en, policy: policyEn, driver: driverEn, vehicle: vehicleEn },
  es: { ...es, policy: policyEs, driver: driverEs, vehicle: vehicleEs },
};

/** Texts of the application review, in its chunk, with the forms' names of answers. */
export const reviewTexts = mergeTexts(
  { en: { bind: { review: own.en } }, es: { bind: { review: own.es } } },
  choicesTexts,
  coveragesStepTexts,
  coveragesTexts,
  driverChoicesTexts,
  driverFlagsTexts,
  questionsTexts,
  carWordsTexts,
);
