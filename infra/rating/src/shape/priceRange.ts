import {
  type CarrierId,
  type PriceRange,
  type RangeStep,
  type Rate,
  EMPTY_DRIVER,
  policyHolderOf,
  postalOf,
  type Driver,
  type Vehicle,
} from '@shared/domain';
import { costOf, shownCostOf } from '../changes/costOf';
import { rateQuote } from '../rateQuote';
import type { RatableQuote } from '../risk';
import type { Territory } from '../tables';
import { assumptionsOf } from './assumptions';
import { householdOf, type Household } from './household';
import { type End, ANOTHER_DRIVER, SAMPLE_DRIVER, SAMPLE_POLICY } from './sampleAnswers';

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

export interface RangeInput {
  quote: RatableQuote;
  step: RangeStep;
  /** The shopper has already chosen how to pay. */
  planChosen?: boolean;
  /** Derived from the ZIP by default. */
  territory?: Territory;
  /** Carriers that write no new business here today. */
  stopped?: readonly CarrierId[];
}

const DOLLAR = 100;

interface Offer {
  rate: Rate;
  /** Exact. */
  cost: number;
  /** As the pages show it, with each payment rounded up. */
  shown: number;
}

/**
 * The totals between which we expect the first offer, in cents, on an ISO date. Completes the quote with the sample
 * answers of each end and rates both, so it costs two ratings. No range without a car, or if no carrier insures one of
 * the ends. Pure.
 */
export function priceRange(input: RangeInput, date: string): PriceRange {
  const { quote, step, planChosen = false, ...rated } = input;
  if (quote.vehicles.length === 0) return { range: null, term: null, assumed: [] };
  const household = householdOf(quote, step);
  const offerAt = (end: End): Offer | null => {
    const completed = completeQuote(quote, household, end);
    const pay_in_full = planChosen ? quote.pay_in_full : completed.pay_in_full;
    const { best_match: rate } = rateQuote(
      { ...rated, quote: { ...completed, pay_in_full }, priceOnly: true },
      date,
    );
    return rate && { rate, cost: costOf(rate, pay_in_full), shown: shownCostOf(rate, pay_in_full) };
  };
  const [low, high] = [offerAt('low'), offerAt('high')];
  const assumed = assumptionsOf(quote, household, planChosen);
  if (!low || !high) return { range: null, term: null, assumed };
  return {
    range: {
      low: Math.floor(Math.min(low.cost, high.cost) / DOLLAR) * DOLLAR,
      high: Math.max(low.shown, high.shown),
    },
    term: low.rate.term.duration,
    assumed,
  };
}
