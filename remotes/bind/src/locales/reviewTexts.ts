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

// Under names of its own: two forms call an answer alike ('line2') and mean another one.
const own = {
  en: { ...en, policy: policyEn, driver: driverEn, vehicle: vehicleEn },
  es: { ...es, policy: policyEs, driver: driverEs, vehicle: vehicleEs },
};

/** What the application review says, with its chunk: answers are called what their forms call them. */
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
