import { mergeTexts } from '@shared/i18n';
import { bind as en } from './en/bind';
import { bind as es } from './es/bind';
import { driverStepTexts } from './driverStepTexts';
import { driversStepTexts } from './driversStepTexts';
import { coveragesStepTexts } from './coveragesStepTexts';
import { cardTexts } from './cardTexts';
import { finalQuoteTexts } from './finalQuoteTexts';
import { paymentsTexts } from './paymentsTexts';
import { policyDetailsTexts } from './policyDetailsTexts';
import { policyTexts } from './policyTexts';
import { questionStepTexts } from './questionStepTexts';
import { reviewTexts } from './reviewTexts';
import { signingTexts } from './signingTexts';
import { vehicleStepTexts } from './vehicleStepTexts';
import { vehiclesStepTexts } from './vehiclesStepTexts';

/** Every text of the purchase in one, for tests: the site loads each step's with its chunk. */
export const bindTexts = mergeTexts(
  { en: { bind: en }, es: { bind: es } },
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
);
