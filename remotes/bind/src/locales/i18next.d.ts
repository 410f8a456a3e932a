import 'i18next';
import type { violationLabels } from '@shared/i18n/violations';
import type { bind } from './en/bind';
import type { card } from './en/card';
import type { causes } from './en/causes';
import type { choices } from './en/choices';
import type { coverages } from './en/coverages';
import type { driver } from './en/driver';
import type { driverAttributes } from './en/driverAttributes';
import type { drivers } from './en/drivers';
import type { finalQuote } from './en/finalQuote';
import type { known } from './en/known';
import type { leaving } from './en/leaving';
import type { lines } from './en/lines';
import type { lienholderAttributes } from './en/lienholderAttributes';
import type { paymentDates } from './en/paymentDates';
import type { paymentNews } from './en/paymentNews';
import type { payments } from './en/payments';
import type { policy } from './en/policy';
import type { policyAttributes } from './en/policyAttributes';
import type { policyDetails } from './en/policyDetails';
import type { questions } from './en/questions';
import type { review } from './en/review';
import type { signing } from './en/signing';
import type { switchDay } from './en/switchDay';
import type { vehicle } from './en/vehicle';
import type { vehicleAttributes } from './en/vehicleAttributes';
import type { vehicles } from './en/vehicles';

/** Keys that the steps add under their own names. */
interface StepTexts {
  attributes: typeof driverAttributes & typeof policyAttributes & typeof vehicleAttributes;
  coverages: typeof coverages;
  driver: typeof driver;
  known: typeof known;
  drivers: typeof drivers;
  lienholderAttributes: typeof lienholderAttributes;
  lines: typeof lines;
  policyDetails: typeof policyDetails;
  questions: typeof questions;
  review: typeof review & {
    policy: typeof policyAttributes;
    driver: typeof driverAttributes;
    vehicle: typeof vehicleAttributes;
  };
  vehicle: typeof vehicle;
  vehicles: typeof vehicles;
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    bind: StepTexts &
      typeof bind &
      typeof card &
      typeof causes &
      typeof choices &
      typeof finalQuote &
      typeof leaving &
      typeof paymentDates &
      typeof paymentNews &
      typeof payments &
      typeof policy &
      typeof signing &
      typeof switchDay &
      typeof violationLabels.en;
  }
}
