import { EMPTY_DRIVER, policyHolderOf, postalOf, type Driver, type Vehicle } from '@shared/domain';
import type { RatableQuote } from '../risk';
import type { Household } from './household';
import { ANOTHER_DRIVER, SAMPLE_DRIVER, SAMPLE_POLICY, type End } from './sampleAnswers';

/** Later than any real driver: the first one entered is the policyholder (reading 11). */
const LAST = '9999-01-01T00:00:00.000Z';

function newDriver(quote: RatableQuote, index: number, end: End): Driver {
  return {
    ...EMPTY_DRIVER,
    ...(index > 0 ? ANOTHER_DRIVER : SAMPLE_DRIVER)[end],
    id: `open-driver-${index}`,
    created_at: LAST,
    license_number_last4: null,
    social_security_last4: null,
    address: postalOf(quote.address),
  };
}

/** Fills in a driver's open answers. Only the policyholder has credit and tort. */
function completeDriver(driver: Driver, end: End, isHolder: boolean): Driver {
  const sample = SAMPLE_DRIVER[end];
  return {
    ...driver,
    age: driver.age ?? (driver.birthday === null ? sample.age : null),
    gender: driver.gender ?? sample.gender,
    marital_status: driver.marital_status ?? sample.marital_status,
    license_status: driver.license_status ?? sample.license_status,
    credit_score: driver.credit_score ?? (isHolder ? sample.credit_score : null),
    tort: driver.tort ?? (isHolder ? sample.tort : null),
  };
}

const upTo = <T>(entered: readonly T[], count: number, make: (index: number) => T): T[] => [
  ...entered,
  ...Array.from({ length: Math.max(0, count - entered.length) }, (_, index) => make(entered.length + index)),
];

/** The quote at one end of its range: sample answers fill what is open. Needs a car. */
export function completeQuote(quote: RatableQuote, household: Household, end: End): RatableQuote {
  const { vehicles, drivers } = quote;
  const policy = SAMPLE_POLICY[end];
  const holder = policyHolderOf(drivers);
  const lastCar = vehicles.at(-1);
  if (!lastCar) throw new RangeError('A quote without a car');
  // We know nothing about another car yet, so it is a copy of the last one.
  const anotherCar = (index: number): Vehicle => ({ ...lastCar, id: `open-car-${index}` });
  return {
    ...quote,
    homeowner: quote.homeowner ?? policy.homeowner,
    currently_insured: quote.currently_insured ?? policy.currently_insured,
    pay_in_full: quote.pay_in_full || policy.pay_in_full,
    vehicles: upTo(vehicles, household.cars[end], anotherCar),
    drivers: upTo(
      drivers.map((driver) => completeDriver(driver, end, driver === holder)),
      household.drivers[end],
      (index) => newDriver(quote, index, end),
    ),
  };
}
