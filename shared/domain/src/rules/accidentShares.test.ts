import { coveragesFor, PRODUCTS, productCatalogue, productName } from '../catalogues';
import {
  COVERAGE_TYPES,
  PACKAGE_NAMES,
  STATE_CODES,
  type CoverageType,
  type LimitKind,
} from '../entities/codes';
import type { CoverageLimit } from '../entities/vehicle';
import { accidentShares, COVERAGE_PARTS, coveragePart, type Accident, type Bill } from './accidentShares';

const covers = (type: CoverageType, limits: Partial<Record<LimitKind, number>>) => ({
  type,
  limits: Object.entries(limits).map(([applies_to, amount]) => ({ applies_to, amount }) as CoverageLimit),
});

const accident = (change: Partial<Accident>): Accident => ({
  cause: 'you',
  theirInjuries: [],
  theirProperty: 0,
  ownCar: 0,
  treatment: [],
  ...change,
});

function paid(bill: Bill, bills: Partial<Accident>, ...coverages: ReturnType<typeof covers>[]): number {
  return accidentShares(accident(bills), coverages).find((share) => share.bill === bill)?.paid ?? 0;
}

const injury = covers('bodily_injury', { per_person: 2_500_000, per_accident: 5_000_000 });

test.each([
  { name: 'less than every limit is paid', bills: [900_000, 400_000], expected: 1_300_000 },
  {
    name: 'one person gets no more than the limit per person',
    bills: [3_200_000, 800_000],
    expected: 3_300_000,
  },
  {
    name: 'all together get no more than the limit per accident',
    bills: [2_500_000, 2_000_000, 1_000_000],
    expected: 5_000_000,
  },
])('injuries of others: $name', ({ bills, expected }) => {
  expect(paid('theirInjuries', { theirInjuries: bills }, injury)).toBe(expected);
});

test('nothing is paid for others without liability coverage', () => {
  const bills = { theirInjuries: [100], theirProperty: 200 };
  expect(accidentShares(accident(bills), [])).toEqual([
    { bill: 'theirInjuries', total: 100, paid: 0 },
    { bill: 'theirProperty', total: 200, paid: 0 },
  ]);
});

test('damage to property of others is paid up to the limit', () => {
  const property = covers('property_damage', { per_accident: 1_000_000 });
  expect(paid('theirProperty', { theirProperty: 1_200_000 }, property)).toBe(1_000_000);
  expect(paid('theirProperty', { theirProperty: 700_000 }, property)).toBe(700_000);
});

const collision = covers('collision', { deductible: 100_000 });
const storm = covers('other_than_collision', { deductible: 50_000 });
const uninsuredCar = covers('uninsured_motorist_property_damage', {
  per_accident: 400_000,
  deductible: 25_000,
});

test.each([
  { cause: 'you', coverages: [collision, storm], expected: 540_000 },
  { cause: 'you', coverages: [storm, uninsuredCar], expected: 0 },
  { cause: 'nature', coverages: [collision, storm], expected: 590_000 },
  { cause: 'nature', coverages: [collision], expected: 0 },
  { cause: 'uninsured', coverages: [collision], expected: 540_000 },
  { cause: 'uninsured', coverages: [uninsuredCar], expected: 400_000 },
  { cause: 'uninsured', coverages: [uninsuredCar, collision], expected: 540_000 },
  { cause: 'uninsured', coverages: [], expected: 0 },
] as const)(
  'a car repair of 6,400 dollars: $cause with $coverages.length coverages',
  ({ cause, coverages, expected }) => {
    expect(paid('ownCar', { cause, ownCar: 640_000 }, ...coverages)).toBe(expected);
  },
);

test('a bill below the deductible is not paid', () => {
  expect(paid('ownCar', { ownCar: 60_000 }, collision)).toBe(0);
});

const medical = covers('medical_payments', { per_person: 100_000 });
const protection = covers('medical_expense', { per_person: 450_000 });
const uninsured = covers('uninsured_motorist_bodily_injury', {
  per_person: 1_000_000,
  per_accident: 1_200_000,
});

test.each([
  { name: 'medical payments', cause: 'you', coverages: [medical], expected: 200_000 },
  { name: 'personal injury protection', cause: 'you', coverages: [protection], expected: 900_000 },
  { name: 'uninsured motorist after a crash you cause', cause: 'you', coverages: [uninsured], expected: 0 },
  { name: 'uninsured motorist', cause: 'uninsured', coverages: [uninsured], expected: 1_200_000 },
  {
    name: 'medical first, then uninsured',
    cause: 'uninsured',
    coverages: [medical, uninsured],
    expected: 1_400_000,
  },
  { name: 'no coverage', cause: 'uninsured', coverages: [], expected: 0 },
] as const)('your own treatment: $name', ({ cause, coverages, expected }) => {
  expect(paid('treatment', { cause, treatment: [1_400_000, 600_000] }, ...coverages)).toBe(expected);
});

/** The limits the rule reads; without one of them it would pay without a limit. */
const READ: Partial<Record<CoverageType, readonly LimitKind[]>> = {
  bodily_injury: ['per_person', 'per_accident'],
  property_damage: ['per_accident'],
  uninsured_motorist_bodily_injury: ['per_person', 'per_accident'],
  medical_payments: ['per_person'],
  medical_expense: ['per_person'],
  collision: ['deductible'],
  comprehensive: ['deductible'],
  other_than_collision: ['deductible'],
};

test.each(STATE_CODES)('%s: every coverage sold has a part and states the limits the rule reads', (state) => {
  const sold = PRODUCTS.filter((product) => product.state === state).flatMap((product) =>
    PACKAGE_NAMES.flatMap((name) => coveragesFor(state, name, productCatalogue(productName(product), state))),
  );
  expect(sold.length).toBeGreaterThan(10);
  expect(sold.filter(({ type }) => !COVERAGE_PARTS.includes(coveragePart(type)))).toEqual([]);
  const unread = sold.filter(({ type, limits }) =>
    READ[type]?.some((kind) => !limits.some(({ applies_to }) => applies_to === kind)),
  );
  expect(unread).toEqual([]);
});

test.each(STATE_CODES)('%s: a larger package never leaves more to pay', (state) => {
  const example = accident({ theirInjuries: [3_200_000], theirProperty: 1_200_000, ownCar: 640_000 });
  for (const product of PRODUCTS.filter((one) => one.state === state)) {
    const entries = productCatalogue(productName(product), state);
    const totals = PACKAGE_NAMES.map((name) =>
      accidentShares(example, coveragesFor(state, name, entries)).reduce((all, share) => all + share.paid, 0),
    );
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    expect(totals[0]).toBeLessThan(totals[2] ?? 0);
  }
});

test('every part has a coverage', () => {
  expect(new Set(COVERAGE_TYPES.map(coveragePart))).toEqual(new Set(COVERAGE_PARTS));
});
