import type { FactorKey } from '@shared/domain';
import type { VehicleRisk } from '../risk';
import { vehicleRisk } from '../risk/riskOf';
import { SAMPLE_DATE, sampleVehicle } from '../samples/sampleQuote';
import { rateVersionOn, type Ageing, type Group, type RateTables } from '../tables';
import { vehicleFactors } from '.';

const { tables } = rateVersionOn(SAMPLE_DATE);

const GROUPS: readonly Group[] = ['liability', 'comprehensive', 'collision'];
const car = vehicleRisk(sampleVehicle('IL'), [], tables.symbolNames, SAMPLE_DATE);

/** One factor's multiplier for liability, comprehensive and collision. */
function byGroup(key: FactorKey, changes: Partial<VehicleRisk>, version: RateTables = tables) {
  return GROUPS.map((group) => {
    const factors = vehicleFactors({ ...car, ...changes }, version, group);
    return factors.find((factor) => factor.key === key)?.multiplier;
  });
}

test.each([
  ['economy', 9_500, 8_500, 8_500],
  ['mid', 10_000, 10_000, 10_000],
  ['suv', 9_700, 10_000, 9_800],
  ['pickup', 10_500, 10_200, 9_700],
  ['luxury', 10_200, 14_500, 14_500],
  ['sport', 11_500, 13_500, 15_500],
  ['ev', 10_600, 11_500, 14_000],
] as const)('symbol %s: liability %d, comprehensive %d, collision %d', (symbol, ...expected) => {
  expect(byGroup('factor.symbol', { symbol })).toEqual(expected);
});

describe('vehicle age', () => {
  // Liability 1.04 x .985^n but at least .88; comprehensive and collision 1.12 x .955^n but at least .40.
  test.each([
    [0, 10_400, 11_200],
    [1, 10_244, 10_696],
    [4, 9_790, 9_316],
    [11, 8_807, 6_749],
    [12, 8_800, 6_446],
    [22, 8_800, 4_067],
    [23, 8_800, 4_000],
    [60, 8_800, 4_000],
  ])('%d years: liability %d, comprehensive and collision %d', (years, liability, physical) => {
    expect(byGroup('factor.vehicle_age', { years })).toEqual([liability, physical, physical]);
  });

  test('cached ages: other years or other tables are not mixed up', () => {
    const halving: Ageing = { start: 10_000, yearly: 5_000, floor: 1_000 };
    const vehicleAge = { liability: halving, comprehensive: halving, collision: halving };
    const asked: [number, RateTables][] = [
      [1, tables],
      [2, { ...tables, vehicleAge }],
      [3, tables],
      [3, { ...tables, vehicleAge }],
      [1, tables],
    ];
    expect(asked.map(([years, version]) => byGroup('factor.vehicle_age', { years }, version))).toEqual([
      [10_244, 10_696, 10_696],
      [2_500, 2_500, 2_500],
      [9_939, 9_755, 9_755],
      [1_250, 1_250, 1_250],
      [10_244, 10_696, 10_696],
    ]);
  });
});

// Comprehensive uses 30% of the effect of use and miles.
test.each([
  ['pleasure', 9_500, 9_850],
  ['commute', 10_000, 10_000],
  ['long_commute', 10_600, 10_180],
  ['farm', 9_000, 9_700],
  ['business', 12_500, 10_750],
  ['rideshare_delivery', 14_500, 11_350],
] as const)('use %s: %d, comprehensive %d', (use, full, comprehensive) => {
  expect(byGroup('factor.use', { use })).toEqual([full, comprehensive, full]);
});

test.each([
  [1, 8_500, 9_550],
  [5_000, 8_500, 9_550],
  [5_001, 9_200, 9_760],
  [7_500, 9_200, 9_760],
  [7_501, 9_700, 9_910],
  [10_000, 9_700, 9_910],
  [10_001, 10_000, 10_000],
  [12_500, 10_000, 10_000],
  [12_501, 10_500, 10_150],
  [15_000, 10_500, 10_150],
  [15_001, 11_200, 10_360],
  [20_000, 11_200, 10_360],
  [20_001, 12_200, 10_660],
  [30_000, 12_200, 10_660],
  [30_001, 13_500, 11_050],
  [100_000, 13_500, 11_050],
])('%d miles a year: %d, comprehensive %d', (miles, full, comprehensive) => {
  expect(byGroup('factor.miles', { miles })).toEqual([full, comprehensive, full]);
});

test('symbol, age, use and miles come in this order, each with its lookup value', () => {
  const van = { ...car, symbol: 'suv', years: 3, use: 'farm', miles: 6_000 } as const;
  expect(vehicleFactors(van, tables, 'collision')).toStrictEqual([
    { key: 'factor.symbol', detail: { symbol: 'suv' }, multiplier: 9_800 },
    { key: 'factor.vehicle_age', detail: { years: 3 }, multiplier: 9_755 },
    { key: 'factor.use', detail: { use: 'farm' }, multiplier: 9_000 },
    { key: 'factor.miles', detail: { miles: 6_000 }, multiplier: 9_200 },
  ]);
});
