import {
  coveragesFor,
  packageEntries,
  withDeductible,
  type PackageName,
  type UseCode,
  type Vehicle,
} from '@shared/domain';
import { SAMPLE_DATE, sampleQuote, sampleVehicle } from '../samples/sampleQuote';
import type { Varied } from './variation';
import { atDeductible, deductiblesOf, VEHICLE_KINDS } from './vehicleKinds';

/** Differs from the changed car only in its id. */
const other = sampleVehicle('IL', { id: 'vehicle-2' });

function carIn(packageName: PackageName, changes: Partial<Vehicle> = {}): Vehicle {
  const coverages = coveragesFor('IL', packageName);
  return sampleVehicle('IL', { coverage_package_name: packageName, coverages, ...changes });
}

const entriesOf: Varied['entriesOf'] = (name) => packageEntries('IL', name);

function variedOf(vehicle: Vehicle, date = SAMPLE_DATE): Varied {
  return { quote: sampleQuote('IL', { vehicles: [other, vehicle] }), date, entriesOf };
}

/** All variations of a car: deductibles, packages, miles and use, in that order. */
function listOf(vehicle: Vehicle, date = SAMPLE_DATE) {
  const varied = variedOf(vehicle, date);
  return VEHICLE_KINDS.map((of) => of(varied, vehicle));
}

/** The complete expected change of a car: the other car and the rest of the quote stay. */
function changed(vehicle: Vehicle, kind: string, values: object, change: Partial<Vehicle>) {
  const { quote } = variedOf(vehicle);
  const vehicles = [other, { ...vehicle, ...change }];
  return { kind, values, vehicle_id: vehicle.id, driver_id: null, quote: { ...quote, vehicles } };
}

describe('deductibles', () => {
  test('a car has those of its package: the chosen and the allowed amounts, in cents', () => {
    const car = carIn('BETTER');
    expect(deductiblesOf(variedOf(car), car)).toStrictEqual([
      { type: 'comprehensive', chosen: 50_000, amounts: [50_000, 100_000] },
      { type: 'collision', chosen: 50_000, amounts: [50_000, 100_000, 500_000, 750_000, 1_000_000] },
    ]);
  });

  test('liability only has none', () => {
    const car = carIn('LIABILITY');
    expect(deductiblesOf(variedOf(car), car)).toEqual([]);
    expect(listOf(car)[0]).toEqual([]);
  });

  test('a coverage that the car lacks, or has without a deductible, is omitted', () => {
    const car = carIn('GOOD');
    const without = car.coverages.filter(({ type }) => type !== 'comprehensive');
    const collision = [{ type: 'collision', chosen: 100_000, amounts: [50_000, 100_000] }];
    expect(deductiblesOf(variedOf(car), { ...car, coverages: without })).toStrictEqual(collision);
    const bare = car.coverages.map((each) =>
      each.type === 'comprehensive' ? { ...each, limits: [] } : each,
    );
    expect(deductiblesOf(variedOf(car), { ...car, coverages: bare })).toStrictEqual(collision);
  });

  test('the deductible is found among other limits of its coverage', () => {
    const car = carIn('GOOD');
    const coverages = car.coverages.map((each) => ({
      ...each,
      limits: [{ applies_to: 'maximum' as const, amount: 7 }, ...each.limits],
    }));
    expect(deductiblesOf(variedOf(car), { ...car, coverages }).map(({ chosen }) => chosen)).toEqual([
      100_000, 100_000,
    ]);
  });

  test('another deductible changes one coverage of one car', () => {
    const car = carIn('BETTER');
    const one = { type: 'collision', chosen: 50_000, amounts: [] } as const;
    expect(atDeductible(variedOf(car), car, one, 500_000)).toStrictEqual(
      changed(
        car,
        'deductible',
        { coverage: 'collision', from: 50_000, to: 500_000 },
        { coverages: withDeductible(car.coverages, 'collision', 500_000) },
      ),
    );
  });

  test.each([
    [50_000, [100_000]],
    [500_000, [100_000, 750_000]],
    [1_000_000, [750_000]],
  ])('collision at %d cents is varied one step down and one step up', (chosen, amounts) => {
    const car = carIn('BETTER');
    const coverages = withDeductible(car.coverages, 'collision', chosen);
    expect(listOf({ ...car, coverages })[0]?.map(({ values }) => values)).toEqual([
      { coverage: 'comprehensive', from: 50_000, to: 100_000 },
      ...amounts.map((to) => ({ coverage: 'collision', from: chosen, to })),
    ]);
  });
});

const liabilityAt = (years: number) => ({ kind: 'liability_only', values: { years } });
const packageTo = (from: PackageName, to: PackageName) => ({ kind: 'package', values: { from, to } });

describe('packages', () => {
  test('another package uses its own coverages at their default amounts', () => {
    const good = carIn('GOOD');
    const coverages = withDeductible(good.coverages, 'collision', 50_000);
    const car = { ...good, coverages };
    expect(listOf(car)[1]).toStrictEqual([
      changed(
        car,
        'package',
        { from: 'GOOD', to: 'LIABILITY' },
        {
          coverage_package_name: 'LIABILITY',
          liability_only: true,
          coverages: coveragesFor('IL', 'LIABILITY'),
        },
      ),
      changed(
        car,
        'package',
        { from: 'GOOD', to: 'BETTER' },
        { coverage_package_name: 'BETTER', liability_only: false, coverages: coveragesFor('IL', 'BETTER') },
      ),
    ]);
  });

  test.each<[number, PackageName, object[]]>([
    [10, 'LIABILITY', [packageTo('LIABILITY', 'GOOD')]],
    [10, 'GOOD', [packageTo('GOOD', 'LIABILITY'), packageTo('GOOD', 'BETTER')]],
    [10, 'BETTER', [packageTo('BETTER', 'GOOD')]],
    [11, 'LIABILITY', [packageTo('LIABILITY', 'GOOD')]],
    [11, 'GOOD', [liabilityAt(11), packageTo('GOOD', 'BETTER')]],
    [11, 'BETTER', [packageTo('BETTER', 'GOOD'), liabilityAt(11)]],
    [20, 'BETTER', [packageTo('BETTER', 'GOOD'), liabilityAt(20)]],
    [20, 'LIABILITY', [packageTo('LIABILITY', 'GOOD')]],
    [21, 'BETTER', []],
    [21, 'LIABILITY', []],
  ])('a car of %d years in %s', (years, name, expected) => {
    const list = listOf(carIn(name, { year: 2026 - years }))[1];
    expect(list?.map(({ kind, values }) => ({ kind, values }))).toEqual(expected);
  });

  test('liability only for an old car removes the rest', () => {
    const car = carIn('BETTER', { year: 2015 });
    expect(listOf(car)[1]?.at(-1)).toStrictEqual(
      changed(
        car,
        'liability_only',
        { years: 11 },
        {
          coverage_package_name: 'LIABILITY',
          liability_only: true,
          coverages: coveragesFor('IL', 'LIABILITY'),
        },
      ),
    );
  });

  test("a car's age comes from the year of the rating date", () => {
    const car = carIn('GOOD', { year: 2016 });
    const [lastDay, nextDay] = ['2026-12-31', '2027-01-01'].map((date) => listOf(car, date)[1]);
    expect(lastDay?.map(({ kind }) => kind)).toEqual(['package', 'package']);
    expect(nextDay?.map(({ kind }) => kind)).toEqual(['liability_only', 'package']);
  });
});

describe('miles a year', () => {
  test.each<[number | null, number, number[]]>([
    [1, 1, [5_000]],
    [5_000, 5_000, [7_500]],
    [7_500, 7_500, [5_000, 10_000]],
    [10_000, 10_000, [7_500, 15_000]],
    // Reading 15.
    [null, 12_000, [10_000, 15_000]],
    [15_000, 15_000, [10_000, 20_000]],
    [20_000, 20_000, [15_000, 30_000]],
    [30_000, 30_000, [20_000]],
    [100_000, 100_000, [30_000]],
  ])('an answer of %s goes from %d to %j', (answer, from, distances) => {
    const car = carIn('GOOD', { estimated_annual_distance: answer });
    expect(listOf(car)[2]).toStrictEqual(
      distances.map((to) => changed(car, 'annual_distance', { from, to }, { estimated_annual_distance: to })),
    );
  });
});

describe('use', () => {
  test.each<[UseCode | null, string, UseCode[]]>([
    ['pleasure', 'pleasure', ['commute']],
    ['commute', 'commute', ['pleasure', 'long_commute']],
    [null, 'commute', ['pleasure', 'long_commute']],
    ['long_commute', 'long_commute', ['commute']],
    ['farm', 'farm', []],
    ['business', 'business', []],
  ])('an answer of %s goes from %s to %j', (use_code, from, uses) => {
    const car = carIn('GOOD', { use_code });
    expect(listOf(car)[3]).toStrictEqual(
      uses.map((to) => changed(car, 'use', { from, to }, { use_code: to })),
    );
  });
});

test('a car is varied by deductibles, package, miles and use, in this order and by nothing else', () => {
  const kinds = listOf(carIn('GOOD')).map((list) => list.map(({ kind }) => kind));
  expect(kinds).toEqual([
    ['deductible', 'deductible'],
    ['package', 'package'],
    ['annual_distance', 'annual_distance'],
    ['use', 'use'],
  ]);
});
