import { mergeTexts, type Texts } from '@shared/i18n';
import { bind as en } from './en/bind';
import { bind as es } from './es/bind';
import { driverStep as driverStepEn } from './en/steps/driver';
import { driverStep as driverStepEs } from './es/steps/driver';
import { driversStepTexts } from './driversStepTexts';
import { coveragesStep as coveragesStepEn } from './en/steps/coverages';
import { coveragesStep as coveragesStepEs } from './es/steps/coverages';
import { driverAttributes as driverEn } from './en/driverAttributes';
import { driverAttributes as driverEs } from './es/driverAttributes';
import { policyAttributes as policyEn } from './en/policyAttributes';
import { policyAttributes as policyEs } from './es/policyAttributes';
import { vehicleAttributes as vehicleEn } from './en/vehicleAttributes';
import { vehicleAttributes as vehicleEs } from './es/vehicleAttributes';
import { cardTexts } from './cardTexts';
import { choicesTexts } from './choicesTexts';
import { finalQuoteStep as finalQuoteStepEn } from './en/steps/finalQuote';
import { finalQuoteStep as finalQuoteStepEs } from './es/steps/finalQuote';
import { lines as linesEn } from './en/lines';
import { lines as linesEs } from './es/lines';
import { leavingTexts } from './leavingTexts';
import { paymentNews as paymentNewsEn } from './en/paymentNews';
import { paymentNews as paymentNewsEs } from './es/paymentNews';
import { paymentsStep as paymentsStepEn } from './en/steps/payments';
import { paymentsStep as paymentsStepEs } from './es/steps/payments';
import { policyDetailsStep as policyDetailsStepEn } from './en/steps/policyDetails';
import { policyDetailsStep as policyDetailsStepEs } from './es/steps/policyDetails';
import { policyStep as policyStepEn } from './en/steps/policy';
import { policyStep as policyStepEs } from './es/steps/policy';
import { questionStepTexts } from './questionStepTexts';
import { reviewStep as reviewStepEn } from './en/steps/review';
import { reviewStep as reviewStepEs } from './es/steps/review';
import { signingStep as signingStepEn } from './en/steps/signing';
import { signingStep as signingStepEs } from './es/steps/signing';
import { switchDay as switchDayEn } from './en/switchDay';
import { switchDay as switchDayEs } from './es/switchDay';
import { vehicleStep as vehicleStepEn } from './en/steps/vehicle';
import { vehicleStep as vehicleStepEs } from './es/steps/vehicle';
import { vehiclesStepTexts } from './vehiclesStepTexts';
import { violationsTexts } from './violationsTexts';

/** The texts that the site loads per step or field, by name. */
export const catalogues: Record<string, Texts> = {
  bind: { en: { bind: en }, es: { bind: es } },
  policyDetailsTexts: { en: policyDetailsStepEn, es: policyDetailsStepEs },
  driverStepTexts: { en: driverStepEn, es: driverStepEs },
  driversStepTexts,
  questionStepTexts,
  vehicleStepTexts: { en: vehicleStepEn, es: vehicleStepEs },
  vehiclesStepTexts,
  coveragesStepTexts: { en: coveragesStepEn, es: coveragesStepEs },
  linesTexts: { en: { bind: { lines: linesEn } }, es: { bind: { lines: linesEs } } },
  finalQuoteTexts: { en: finalQuoteStepEn, es: finalQuoteStepEs },
  leavingTexts,
  paymentNewsTexts: { en: { bind: paymentNewsEn }, es: { bind: paymentNewsEs } },
  paymentsTexts: { en: paymentsStepEn, es: paymentsStepEs },
  cardTexts,
  signingTexts: { en: signingStepEn, es: signingStepEs },
  policyTexts: { en: policyStepEn, es: policyStepEs },
  switchDayTexts: { en: { bind: switchDayEn }, es: { bind: switchDayEs } },
  reviewTexts: { en: reviewStepEn, es: reviewStepEs },
  choicesTexts,
  violationsTexts,
};

/** Three forms share this group, of which `mergeTexts` would keep only the last. */
const attributes: Texts = {
  en: { bind: { attributes: { ...policyEn, ...driverEn, ...vehicleEn } } },
  es: { bind: { attributes: { ...policyEs, ...driverEs, ...vehicleEs } } },
};

/** All purchase texts in one, for tests. */
export const bindTexts = mergeTexts(...Object.values(catalogues), attributes);
