import { mergeTexts, type Texts } from '@shared/i18n';
import { bind as en } from './en/bind';
import { bind as es } from './es/bind';
import { driverStepTexts } from './driverStepTexts';
import { driversStepTexts } from './driversStepTexts';
import { coveragesStepTexts } from './coveragesStepTexts';
import { cardTexts } from './cardTexts';
import { choicesTexts } from './choicesTexts';
import { finalQuoteTexts } from './finalQuoteTexts';
import { paymentsTexts } from './paymentsTexts';
import { licenseStatesTexts } from './licenseStatesTexts';
import { policyDetailsTexts } from './policyDetailsTexts';
import { policyTexts } from './policyTexts';
import { questionStepTexts } from './questionStepTexts';
import { reviewTexts } from './reviewTexts';
import { signingTexts } from './signingTexts';
import { vehicleStepTexts } from './vehicleStepTexts';
import { vehiclesStepTexts } from './vehiclesStepTexts';
import { violationsTexts } from './violationsTexts';

/** The texts that the site loads with each step or field, by name. */
export const catalogues: Record<string, Texts> = {
  bind: { en: { bind: en }, es: { bind: es } },
  policyDetailsTexts,
  driverStepTexts,
  driversStepTexts,
  questionStepTexts,
  vehicleStepTexts,
  vehiclesStepTexts,
  coveragesStepTexts,
  finalQuoteTexts,
  paymentsTexts,
  cardTexts,
  signingTexts,
  policyTexts,
  reviewTexts,
  choicesTexts,
  licenseStatesTexts,
  violationsTexts,
};

/** Every text of the purchase in one, for tests. */
export const bindTexts = mergeTexts(...Object.values(catalogues));
