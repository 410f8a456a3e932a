import {
  CREDIT_SCORES,
  estimatedBirthday,
  GENDERS,
  LICENSE_STATUSES,
  MARITAL_STATUSES,
  PACKAGE_NAMES,
  STATE_CODES,
  TORT_OPTIONS,
  USE_CODES,
  type Driver,
  type StateCode,
  type Vehicle,
} from '@shared/domain';
import * as fc from 'fast-check';
import type { RatableQuote } from '../risk';
import { TERRITORIES, type Territory } from '../tables';
import { SAMPLE_DATE, sampleDriver, sampleQuote, sampleVehicle } from './sampleQuote';

const DRIVING_STATUSES = LICENSE_STATUSES.filter((status) => status !== 'not_licensed');
/** Mild enough that every carrier accepts everyone, because refusals have their own tests. */
const MILD_INCIDENTS = ['at_fault', 'speeding', 'red_light', 'reckless', 'not_at_fault', 'texting'];
export const CARS: readonly (readonly [string, string])[] = [
  ['Toyota', 'Camry'],
  ['Toyota', 'Corolla'],
  ['Ford', 'F-150'],
  ['Ford', 'Mustang'],
  ['Tesla', 'Model 3'],
  ['BMW', 'X5'],
  ['Honda', 'CR-V'],
];

const incident = fc.record({
  type: fc.constantFrom(...MILD_INCIDENTS),
  date: fc.constantFrom('2026-01-15', '2024-06-01', '2022-03-09', '2019-01-01'),
  description: fc.constant(null),
});

export const driverArbitrary = fc
  .record({
    age: fc.integer({ min: 16, max: 80 }),
    gender: fc.constantFrom(...GENDERS),
    marital_status: fc.constantFrom(...MARITAL_STATUSES),
    license_status: fc.constantFrom(...DRIVING_STATUSES),
    requires_sr22: fc.boolean(),
    good_student: fc.boolean(),
    defensive_driver: fc.boolean(),
    tort: fc.constantFrom(...TORT_OPTIONS),
    credit_score: fc.constantFrom(...CREDIT_SCORES),
    accident_violations: fc.array(incident, { maxLength: 2 }),
  })
  .map((fields): Driver => sampleDriver(fields));

function vehicleArbitrary(state: StateCode): fc.Arbitrary<Vehicle> {
  return fc
    .record({
      year: fc.integer({ min: 1995, max: 2027 }),
      car: fc.constantFrom(...CARS),
      use_code: fc.constantFrom(...USE_CODES),
      tnc: fc.boolean(),
      coverage_package_name: fc.constantFrom(...PACKAGE_NAMES),
      estimated_annual_distance: fc.option(fc.integer({ min: 1, max: 100_000 })),
    })
    .map(({ car, ...fields }) => {
      const [manufacturer, model] = car;
      return sampleVehicle(state, { ...fields, manufacturer, model });
    });
}

export function numbered<T extends { id: string }>(prefix: string, list: readonly T[]): T[] {
  return list.map((item, index) => ({
    ...item,
    id: `${prefix}-${index}`,
    created_at: `2026-01-0${index + 1}T00:00:00.000Z`,
  }));
}

function quoteIn(state: StateCode, most: number): fc.Arbitrary<RatableQuote> {
  return fc
    .record({
      homeowner: fc.boolean(),
      currently_insured: fc.option(fc.boolean()),
      pay_in_full: fc.boolean(),
      vehicles: fc.array(vehicleArbitrary(state), { minLength: 1, maxLength: most }),
      drivers: fc.array(driverArbitrary, { minLength: 1, maxLength: most }),
    })
    .map(({ vehicles, drivers, ...policy }) =>
      sampleQuote(state, {
        ...policy,
        vehicles: numbered('vehicle', vehicles),
        drivers: numbered('driver', drivers),
      }),
    );
}

export interface RatedCase {
  quote: RatableQuote;
  territory: Territory;
}

/** Quotes that can be priced: any state, up to `most` cars and drivers, at most two incidents per driver. */
export function caseArbitrary(most = 3): fc.Arbitrary<RatedCase> {
  return fc.record({
    quote: fc.constantFrom(...STATE_CODES).chain((state) => quoteIn(state, most)),
    territory: fc.constantFrom(...TERRITORIES),
  });
}

/** The quote with one driver changed; an age becomes a birthday. */
export function withDriver(quote: RatableQuote, index: number, changes: Partial<Driver>): RatableQuote {
  const age = changes.age;
  const birthday = typeof age === 'number' ? { birthday: estimatedBirthday(age, SAMPLE_DATE) } : {};
  const at = index % quote.drivers.length;
  const drivers = quote.drivers.map((driver, position) =>
    position === at ? { ...driver, ...changes, ...birthday } : driver,
  );
  return { ...quote, drivers };
}

/** The quote with one vehicle changed. */
export function withVehicle(
  quote: RatableQuote,
  index: number,
  change: (vehicle: Vehicle) => Partial<Vehicle>,
): RatableQuote {
  const at = index % quote.vehicles.length;
  const vehicles = quote.vehicles.map((vehicle, position) =>
    position === at ? { ...vehicle, ...change(vehicle) } : vehicle,
  );
  return { ...quote, vehicles };
}
