import { PACKAGE_NAMES, type Vehicle, type VehicleCoverage } from '@shared/domain';
import { runs } from '@shared/testing/form';
import * as fc from 'fast-check';
import { profileCoverages } from './calibration/profileCoverages';
import { costsNoLess, productPremiums, riskOfCase } from './samples/productPrices';
import { caseArbitrary, withDriver, withVehicle, type RatedCase } from './samples/quoteArbitrary';
import type { RatableQuote, Risk } from './risk';

const RUNS = runs(60);
const index = fc.nat({ max: 5 });

function changed(given: RatedCase, quote: RatableQuote): Risk {
  return riskOfCase({ ...given, quote });
}

/** For every generated quote, the changed one costs no less with every product. */
function neverLowers(change: (quote: RatableQuote, at: number) => RatableQuote): void {
  fc.assert(
    fc.property(caseArbitrary(), index, (given, at) =>
      costsNoLess(changed(given, change(given.quote, at)), riskOfCase(given)),
    ),
    RUNS,
  );
}

function withLimits(
  vehicle: Vehicle,
  change: (coverage: VehicleCoverage) => (amount: number) => number,
): Partial<Vehicle> {
  const coverages = vehicle.coverages.map((coverage) => {
    const limits = coverage.limits.map((limit) => ({ ...limit, amount: change(coverage)(limit.amount) }));
    return { ...coverage, limits };
  });
  return { coverages };
}

const isPhysical = (coverage: VehicleCoverage) =>
  ['comprehensive', 'other_than_collision', 'collision'].includes(coverage.type);

function atLikeDeductible(coverage: VehicleCoverage): VehicleCoverage {
  if (!isPhysical(coverage)) return coverage;
  return { ...coverage, limits: [{ applies_to: 'deductible', amount: 50_000 }] };
}

describe('what never lowers a price (the rating manual, over generated quotes of all states)', () => {
  test.each(['at_fault', 'speeding', 'reckless', 'red_light', 'dwi', 'not_at_fault'])(
    'one more %s',
    (type) => {
      neverLowers((quote, at) => {
        const driver = quote.drivers[at % quote.drivers.length];
        const incidents = driver?.accident_violations ?? [];
        const more = { type, date: '2026-02-01', description: null };
        return withDriver(quote, at, { accident_violations: [...incidents, more] });
      });
    },
  );

  test('a driver of 25 to 69 becoming younger than 25', () => {
    fc.assert(
      fc.property(
        caseArbitrary(),
        index,
        fc.integer({ min: 16, max: 24 }),
        fc.integer({ min: 25, max: 69 }),
        (given, at, young, grown) =>
          costsNoLess(
            changed(given, withDriver(given.quote, at, { age: young })),
            changed(given, withDriver(given.quote, at, { age: grown })),
          ),
      ),
      RUNS,
    );
  });

  test('a driver under 25 becoming younger still', () => {
    fc.assert(
      fc.property(
        caseArbitrary(),
        index,
        fc.integer({ min: 16, max: 24 }),
        fc.nat({ max: 8 }),
        (given, at, age, less) =>
          costsNoLess(
            changed(given, withDriver(given.quote, at, { age: Math.max(16, age - less) })),
            changed(given, withDriver(given.quote, at, { age })),
          ),
      ),
      RUNS,
    );
  });

  test('a higher limit', () => {
    neverLowers((quote, at) =>
      withVehicle(quote, at, (vehicle) =>
        withLimits(vehicle, (coverage) => (amount) => (isPhysical(coverage) ? amount : amount * 2)),
      ),
    );
  });

  test('a lower deductible', () => {
    neverLowers((quote, at) =>
      withVehicle(quote, at, (vehicle) =>
        withLimits(vehicle, (coverage) => (amount) => (isPhysical(coverage) ? amount / 2 : amount)),
      ),
    );
  });

  test('full tort', () => {
    neverLowers((quote, at) => withDriver(quote, at, { tort: 'FULL' }));
  });

  test('business use, and rideshare beyond it', () => {
    neverLowers((quote, at) => withVehicle(quote, at, ({ tnc }) => ({ use_code: 'business', tnc })));
    neverLowers((quote, at) => withVehicle(quote, at, () => ({ use_code: 'business', tnc: true })));
  });

  test('more miles', () => {
    neverLowers((quote, at) =>
      withVehicle(quote, at, ({ estimated_annual_distance }) => ({
        estimated_annual_distance: (estimated_annual_distance ?? 12_000) + 4_000,
      })),
    );
  });

  test('an SR-22 filing, poor credit, no current insurance, a suspended license', () => {
    neverLowers((quote, at) => withDriver(quote, at, { requires_sr22: true }));
    neverLowers((quote, at) => withDriver(quote, at, { credit_score: 'poor' }));
    neverLowers((quote) => ({ ...quote, currently_insured: false }));
    neverLowers((quote, at) => withDriver(quote, at, { license_status: 'suspended' }));
  });
});

describe('each discount never raises a price', () => {
  const discounts: [string, (quote: RatableQuote, on: boolean, at: number) => RatableQuote][] = [
    ['homeowner', (quote, on) => ({ ...quote, homeowner: on })],
    ['insured now', (quote, on) => ({ ...quote, currently_insured: on })],
    ['paid in full', (quote, on) => ({ ...quote, pay_in_full: on })],
    ['good student', (quote, on, at) => withDriver(quote, at, { good_student: on })],
    ['defensive driver', (quote, on, at) => withDriver(quote, at, { defensive_driver: on })],
    [
      'bought early',
      (quote, on) => {
        const effective = on ? '2026-06-09' : '2026-06-02';
        return { ...quote, term: { duration: 6, effective, expires: '2026-12-09' } };
      },
    ],
  ];

  test.each(discounts)('%s', (_name, discount) => {
    fc.assert(
      fc.property(caseArbitrary(), index, (given, at) =>
        costsNoLess(
          changed(given, discount(given.quote, false, at)),
          changed(given, discount(given.quote, true, at)),
        ),
      ),
      RUNS,
    );
  });

  test('multi-car, compared to the same risk without it', () => {
    fc.assert(
      fc.property(caseArbitrary(), (given) =>
        costsNoLess(withoutMultiCar(riskOfCase(given)), riskOfCase(given)),
      ),
      RUNS,
    );
  });
});

function withoutMultiCar(risk: Risk): Risk {
  return { ...risk, discounts: risk.discounts.filter((factor) => factor.key !== 'factor.multi_car') };
}

describe('packages and vehicles', () => {
  test('BETTER >= GOOD >= LIABILITY for the same vehicle at the same deductibles', () => {
    fc.assert(
      fc.property(caseArbitrary(), index, (given, at) => {
        const { state } = given.quote.address;
        const [liability, good, better] = PACKAGE_NAMES.map((name) =>
          changed(
            given,
            withVehicle(given.quote, at, () => ({
              coverages: profileCoverages(state, name).map(atLikeDeductible),
            })),
          ),
        );
        return liability && good && better && costsNoLess(better, good) && costsNoLess(good, liability);
      }),
      RUNS,
    );
  });

  test('two vehicles of one driver cost more than either alone, without the multi-car discount', () => {
    fc.assert(
      fc.property(caseArbitrary(2), ({ quote, territory }) => {
        fc.pre(quote.vehicles.length === 2);
        const oneDriver = { ...quote, drivers: quote.drivers.slice(0, 1) };
        const both = productPremiums(withoutMultiCar(riskOfCase({ quote: oneDriver, territory })));
        return quote.vehicles.every((vehicle) => {
          const alone = productPremiums(
            riskOfCase({ quote: { ...oneDriver, vehicles: [vehicle] }, territory }),
          );
          return Object.entries(both).every(([id, premium]) => premium > (alone[id] ?? Infinity));
        });
      }),
      RUNS,
    );
  });

  test('with as many drivers, each vehicle keeping its driver, two vehicles cost more than either', () => {
    fc.assert(
      fc.property(caseArbitrary(2), ({ quote, territory }) => {
        fc.pre(quote.vehicles.length === 2 && quote.drivers.length === 2);
        const both = productPremiums(withoutMultiCar(riskOfCase({ quote, territory })));
        return quote.vehicles.every((vehicle) =>
          quote.drivers.every((driver) => {
            const drivers = [{ ...driver, credit_score: quote.drivers[0]?.credit_score ?? null }];
            const tort = quote.drivers.some((other) => other.tort === 'FULL') ? 'FULL' : 'LIMITED';
            const risk = riskOfCase({
              quote: { ...quote, vehicles: [vehicle], drivers: drivers.map((one) => ({ ...one, tort })) },
              territory,
            });
            return Object.entries(productPremiums(risk)).every(([id, alone]) => (both[id] ?? 0) > alone);
          }),
        );
      }),
      RUNS,
    );
  });
});
