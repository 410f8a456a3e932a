import {
  DEFAULT_ANNUAL_DISTANCE,
  policyHolderOf,
  STATE_RULES,
  type Assumption,
  type AssumptionKind,
  type Driver,
} from '@shared/domain';
import type { RatableQuote } from '../risk';
import type { Household } from './household';
import {
  ANOTHER_DRIVER,
  SAMPLE_DRIVER,
  SAMPLE_POLICY,
  type DriverAnswers,
  type End,
  type PolicyAnswers,
} from './sampleAnswers';

type Told = Assumption['low'];

const told = (kind: AssumptionKind, low: Told, high: Told, driver_id: string | null = null): Assumption => ({
  kind,
  driver_id,
  low,
  high,
});

const wordOf = (answer: Told | boolean | null): Told => {
  if (answer === null) return 'none';
  return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : answer;
};

/** The questions that affect a driver's price in this state. Only the policyholder is asked for credit and tort. */
function askedOf({ address }: RatableQuote, isHolder: boolean): (keyof DriverAnswers)[] {
  const { genderRates, creditAsked, tortAsked } = STATE_RULES[address.state];
  return [
    'age',
    ...(genderRates ? (['gender'] as const) : []),
    'marital_status',
    'license_status',
    ...(isHolder && creditAsked ? (['credit_score'] as const) : []),
    ...(isHolder && tortAsked ? (['tort'] as const) : []),
  ];
}

const sampleOf = (kind: keyof DriverAnswers, driverId: string | null): Assumption =>
  told(kind, wordOf(SAMPLE_DRIVER.low[kind]), wordOf(SAMPLE_DRIVER.high[kind]), driverId);

const ageOf = (end: End): Told => wordOf(ANOTHER_DRIVER[end].age);

/** The age of a driver who may still be added, only from ends that have one: the low end often has none. */
function anotherDriver(entered: number, { low, high }: Household['drivers']): Assumption[] {
  if (high <= entered) return [];
  return [told('another_driver', ageOf(low > entered ? 'low' : 'high'), ageOf('high'))];
}

const isOpen = (driver: Driver, kind: keyof DriverAnswers): boolean =>
  driver[kind] === null && !(kind === 'age' && driver.birthday !== null);

function driverAssumptions(quote: RatableQuote, household: Household): Assumption[] {
  const { drivers } = quote;
  const holder = policyHolderOf(drivers);
  const entered = drivers.flatMap((driver) =>
    askedOf(quote, driver === holder)
      .filter((kind) => isOpen(driver, kind))
      .map((kind) => sampleOf(kind, driver.id)),
  );
  const coming = holder === null ? askedOf(quote, true).map((kind) => sampleOf(kind, null)) : [];
  return [...entered, ...coming, ...anotherDriver(Math.max(drivers.length, 1), household.drivers)];
}

function policyAssumptions(quote: RatableQuote, planChosen: boolean): Assumption[] {
  const isGiven: Record<keyof PolicyAnswers, boolean> = {
    homeowner: quote.homeowner !== null,
    currently_insured: quote.currently_insured !== null,
    pay_in_full: planChosen || quote.pay_in_full,
  };
  return (['homeowner', 'currently_insured', 'pay_in_full'] as const)
    .filter((kind) => !isGiven[kind])
    .map((kind) => told(kind, wordOf(SAMPLE_POLICY.low[kind]), wordOf(SAMPLE_POLICY.high[kind])));
}

/** What a range assumes: unanswered questions in their order, then what only the purchase asks about. */
export function assumptionsOf(quote: RatableQuote, household: Household, planChosen: boolean): Assumption[] {
  const { cars, drivers } = household;
  const isDefaultDistance = quote.vehicles.some(({ estimated_annual_distance: miles }) => miles === null);
  return [
    told('cars', cars.low, cars.high),
    told('drivers', drivers.low, drivers.high),
    ...driverAssumptions(quote, household),
    ...policyAssumptions(quote, planChosen),
    told('record', 'clean', 'clean'),
    ...(isDefaultDistance ? [told('annual_distance', DEFAULT_ANNUAL_DISTANCE, DEFAULT_ANNUAL_DISTANCE)] : []),
  ];
}
