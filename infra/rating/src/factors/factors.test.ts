import type { FactorKey } from '@shared/domain';
import type { ProductRating } from '../products';
import type { DriverRisk } from '../risk';
import { driverRisk } from '../risk/riskOf';
import { SAMPLE_DATE, sampleDriver } from '../samples/sampleQuote';
import { rateVersionOn, type Group } from '../tables';
import {
  creditFactor,
  driverFactors,
  excessVehicleFactor,
  placeFactors,
  recordFactors,
  type Factor,
} from '.';

const { tables } = rateVersionOn(SAMPLE_DATE);

const GROUPS: readonly Group[] = ['liability', 'comprehensive', 'collision'];

/** One factor's multiplier for liability, comprehensive and collision. */
function byGroup(key: FactorKey, factorsOf: (group: Group) => readonly Factor[]) {
  return GROUPS.map((group) => factorsOf(group).find((factor) => factor.key === key)?.multiplier);
}

const usic: ProductRating = {
  id: 'USIC-DEFAULT',
  base: { liability: 9_600, comprehensive: 9_700, collision: 9_800 },
  pointsBase: 11_400,
  creditSpread: 10_000,
  classSpread: 10_000,
  monitored: false,
};

/** A single man of 72: 1.35, for comprehensive 40% of that effect, for collision x .88. */
const elder = driverRisk(sampleDriver({ age: 72 }), 'IL', tables, SAMPLE_DATE);
/** A single man of 27: 1.25, for comprehensive 1.10, for collision 1.25. */
const youth = driverRisk(sampleDriver({ age: 27 }), 'IL', tables, SAMPLE_DATE);

describe('carrier and place', () => {
  test.each([
    ['IL', 12_200, 8_000, 10_600],
    ['IN', 8_600, 8_000, 8_500],
    ['MO', 10_600, 12_500, 9_800],
    ['KS', 8_400, 16_000, 9_500],
    ['IA', 7_800, 14_500, 9_800],
    ['AR', 11_000, 13_500, 12_000],
    ['TX', 11_500, 12_000, 10_800],
    ['WI', 6_200, 10_000, 10_500],
    ['OH', 8_200, 7_000, 7_000],
    ['PA', 9_200, 9_500, 11_500],
    ['OK', 11_000, 16_000, 12_000],
  ] as const)('%s: liability %d, comprehensive %d, collision %d', (state, ...expected) => {
    const place = { state, territory: 'suburb' } as const;
    expect(byGroup('factor.state', (group) => placeFactors(place, usic, tables, group))).toEqual(expected);
  });

  test.each([
    ['rural', 8_500, 11_500, 9_200],
    ['town', 9_400, 10_500, 9_700],
    ['suburb', 10_000, 10_000, 10_000],
    ['city', 12_000, 10_000, 11_200],
    ['core', 14_500, 12_000, 12_500],
  ] as const)('%s: liability %d, comprehensive %d, collision %d', (territory, ...expected) => {
    const place = { state: 'IL', territory } as const;
    expect(byGroup('factor.territory', (group) => placeFactors(place, usic, tables, group))).toEqual(
      expected,
    );
  });

  test('a carrier may price one kind of coverage lower than another (ADR 0028)', () => {
    const place = { state: 'PA', territory: 'core' } as const;
    expect(byGroup('factor.carrier', (group) => placeFactors(place, usic, tables, group))).toEqual([
      9_600, 9_700, 9_800,
    ]);
  });

  test("the carrier's own base comes first, then the state, then the territory", () => {
    expect(placeFactors({ state: 'PA', territory: 'core' }, usic, tables, 'collision')).toStrictEqual([
      { key: 'factor.carrier', detail: { product: 'USIC-DEFAULT' }, multiplier: 9_800 },
      { key: 'factor.state', detail: { state: 'PA' }, multiplier: 11_500 },
      { key: 'factor.territory', detail: { territory: 'core' }, multiplier: 12_500 },
    ]);
  });
});

describe('driver', () => {
  test.each<[Group, number]>([
    ['liability', 13_500],
    ['comprehensive', 11_400],
    ['collision', 11_880],
  ])('an active license does not change the class: %s %d', (group, multiplier) => {
    const detail = { ages: '70-74', column: 'single_male' };
    expect(driverFactors(elder, usic, tables, group)).toStrictEqual([
      { key: 'factor.driver_class', detail, multiplier },
    ]);
  });

  test.each([
    ['foreign', 11_000],
    ['expired', 11_000],
    ['permit', 11_500],
    ['suspended', 12_000],
  ] as const)('a license of the kind %s adds %d in every group', (license, multiplier) => {
    for (const group of GROUPS) {
      const [, ...added] = driverFactors({ ...elder, license }, usic, tables, group);
      expect(added).toStrictEqual([{ key: 'factor.licence', detail: { licence: license }, multiplier }]);
    }
  });

  // 1 + .25 x .85, 1 + .10 x .85 and 1 + .188 x .85: the young man is lowest except for collision.
  test.each<[Group, number]>([
    ['liability', 12_125],
    ['comprehensive', 10_850],
    ['collision', 11_598],
  ])("a vehicle without a driver gets 85%% of the group's lowest class: %s %d", (group, multiplier) => {
    const factor = { key: 'factor.excess_vehicle', detail: {}, multiplier };
    expect(excessVehicleFactor([elder, youth], usic, tables, group)).toStrictEqual(factor);
    expect(excessVehicleFactor([youth, elder], usic, tables, group)).toStrictEqual(factor);
  });
});

describe("a carrier's share of the driver class (ADR 0028)", () => {
  // 80% of .35, .14 and .188, and of that 85%.
  test.each<[Group, number, number]>([
    ['liability', 12_800, 12_380],
    ['comprehensive', 11_120, 10_952],
    ['collision', 11_504, 11_278],
  ])('%s: the driver %d, a car without one %d', (group, own, excess) => {
    const mild = { ...usic, classSpread: 8_000 };
    expect(driverFactors(elder, mild, tables, group)[0]?.multiplier).toBe(own);
    expect(excessVehicleFactor([elder], mild, tables, group).multiplier).toBe(excess);
  });

  test('a license factor applies in full', () => {
    const permit = { ...elder, license: 'permit' } as const;
    const [, license] = driverFactors(permit, { ...usic, classSpread: 8_000 }, tables, 'liability');
    expect(license?.multiplier).toBe(11_500);
  });
});

describe('record and credit', () => {
  // Comprehensive uses 25% of the effect.
  test.each([
    [0, 10_000, 10_000],
    [1, 11_400, 10_350],
    [2, 12_996, 10_749],
    [3, 14_815, 11_204],
    [12, 48_179, 19_545],
  ])('%d points at 1.14 each: %d, comprehensive %d', (points, full, comprehensive) => {
    expect(recordFactors({ ...elder, points }, usic, tables, 'collision')).toStrictEqual([
      { key: 'factor.points', detail: { points }, multiplier: full },
    ]);
    expect(
      byGroup('factor.points', (group) => recordFactors({ ...elder, points }, usic, tables, group)),
    ).toEqual([full, comprehensive, full]);
  });

  test('cached points: another base or another number of points is not mixed up', () => {
    const asked = [
      [11_200, 2, 12_544],
      [11_800, 2, 13_924],
      [11_200, 3, 14_049],
      [11_300, 2, 12_769],
      [11_000, 2, 12_100],
      [11_200, 2, 12_544],
    ] as const;
    const results = asked.map(([pointsBase, points]) => {
      const [factor] = recordFactors({ ...elder, points }, { ...usic, pointsBase }, tables, 'liability');
      return [pointsBase, points, factor?.multiplier];
    });
    expect(results).toEqual(asked);
  });

  test('an SR-22 affects only liability', () => {
    const filed = { ...elder, sr22: true };
    expect(recordFactors(filed, usic, tables, 'liability')).toStrictEqual([
      { key: 'factor.points', detail: { points: 0 }, multiplier: 10_000 },
      { key: 'factor.sr22', detail: {}, multiplier: 10_500 },
    ]);
    const sr22 = (driver: DriverRisk) =>
      byGroup('factor.sr22', (group) => recordFactors(driver, usic, tables, group));
    expect(sr22(filed)).toEqual([10_500, undefined, undefined]);
    expect(sr22(elder)).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    ['excellent', 8_200, 8_920, 7_840],
    ['good', 10_000, 10_000, 10_000],
    ['none', 10_000, 10_000, 10_000],
    ['fair', 11_700, 11_020, 12_040],
    ['poor', 14_200, 12_520, 15_040],
  ] as const)('%s credit: %d, at a spread of .6 %d, of 1.2 %d', (credit, full, narrow, wide) => {
    const at = (creditSpread: number) => creditFactor({ credit }, { ...usic, creditSpread }, tables);
    expect(at(10_000)).toStrictEqual({ key: 'factor.credit', detail: { credit }, multiplier: full });
    expect([at(6_000).multiplier, at(12_000).multiplier]).toEqual([narrow, wide]);
  });
});
