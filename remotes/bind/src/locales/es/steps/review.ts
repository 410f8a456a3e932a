import { carWords, coverages as names, driverChoices, driverFlags, questions } from '@shared/i18n/es';
import { choices } from '../choices';
import { driverAttributes } from '../driverAttributes';
import { policyAttributes } from '../policyAttributes';
import { review } from '../review';
import { vehicleAttributes } from '../vehicleAttributes';

// Under their own names, since two forms use the same name ('line2') for different answers.
const answers = { policy: policyAttributes, driver: driverAttributes, vehicle: vehicleAttributes };

/** Texts of the application review, with the forms' names of answers. */
export const reviewStep = {
  bind: { ...choices, review: { ...review, ...answers } },
  coverages: names,
  drivers: { ...driverChoices, ...driverFlags },
  questions,
  vehicles: carWords,
};
