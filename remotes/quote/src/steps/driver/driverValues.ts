import {
  answersOf,
  askedIn,
  DRIVER_FIELDS,
  EMPTY_DRIVER,
  policyHolderId,
  settleDriver,
  type Driver,
  type DriverInput,
  type Quote,
} from '@shared/domain';
import { given } from '@shared/forms';
import type { DefaultValues } from 'react-hook-form';

export type DriverValues = DriverInput;

/** The fields that this form asks and its draft may store; none is an identity number. */
export const ASKED = askedIn(DRIVER_FIELDS, 'quote');

/**
 * A new driver starts with an active license, the most common answer, shown for correction; everything else is asked.
 * An existing driver starts with their answers.
 */
export const fromDriver = (driver: Driver | null): DefaultValues<DriverValues> =>
  answersOf(DRIVER_FIELDS, ASKED, driver ?? { ...EMPTY_DRIVER, age: null, license_status: 'active' });

/** The age from the birthday stated in the application; null if the form asks for it (reading 14). */
export function statedAge(driver: Driver | null): number | null {
  return driver === null || driver.birthday_estimated || driver.birthday === null ? null : driver.age;
}

/** Whether this driver is the policyholder, or becomes it as the first one (reading 11). */
export function isPolicyHolder(quote: Quote, driver: Driver | null): boolean {
  const id = policyHolderId(quote.drivers);
  return driver === null ? id === null : driver.id === id;
}

/** The given answers, made consistent by the domain's rules; null is unanswered. */
export function settledAnswers(values: DefaultValues<DriverValues>, quote: Quote, policyHolder: boolean) {
  return settleDriver(
    {
      age: values.age ?? null,
      marital_status: values.marital_status ?? null,
      license_status: values.license_status ?? null,
      requires_sr22: values.requires_sr22 ?? false,
      good_student: values.good_student ?? false,
      defensive_driver: values.defensive_driver ?? false,
      tort: values.tort ?? null,
      credit_score: values.credit_score ?? null,
      international_license: false,
    },
    { state: quote.address.state, policy_holder: policyHolder },
  );
}

/** Answers that follow from others, including the age if it follows from the birthday. */
export function followingAnswers(
  values: DefaultValues<DriverValues>,
  quote: Quote,
  driver: Driver | null,
): Partial<DriverValues> {
  const known = given('age', statedAge(driver));
  const { age, requires_sr22, good_student, defensive_driver, tort } = settledAnswers(
    { ...values, ...known },
    quote,
    isPolicyHolder(quote, driver),
  );
  // Retyping the age clears nothing; answers no longer offered are cleared once the age is complete.
  return { ...known, requires_sr22, defensive_driver, tort, ...(age === null ? {} : { good_student }) };
}

/** The body for a new driver: the answers that were asked and are still offered. */
export function toDriverInput(values: DriverValues, quote: Quote, policyHolder: boolean): DriverValues {
  const settled = settledAnswers(values, quote, policyHolder);
  const { age, gender, marital_status, license_status } = values;
  const needed = { age, gender, marital_status, license_status };
  return { ...needed, ...answersOf(DRIVER_FIELDS, ASKED, { ...values, ...settled, ...needed }) };
}

/** The body for an existing driver, without an age that follows from the birthday. */
export function toDriverChanges(values: DriverValues, quote: Quote, driver: Driver): Partial<DriverValues> {
  const { age, ...answers } = toDriverInput(values, quote, isPolicyHolder(quote, driver));
  return statedAge(driver) === null ? { age, ...answers } : answers;
}
