import type { VehicleCoverage } from '@shared/domain';
import type { ProductRating } from './products';
import { rateProduct } from './rateProduct';
import type { DriverRisk, Risk, VehicleRisk } from './risk';
import { byGroup, rateVersionOn } from './tables';

const { tables } = rateVersionOn('2026-06-01');

/** Neutral: without a factor. */
const product: ProductRating = {
  id: 'IIC-DEFAULT',
  base: byGroup(1, 1, 1),
  pointsBase: 11_400,
  creditSpread: 10_000,
  classSpread: 10_000,
  monitored: false,
};

function driver(id: string, multiplier: number): DriverRisk {
  return {
    id,
    ages: '30-39',
    column: 'single',
    class: { liability: multiplier, comprehensive: multiplier, collision: multiplier },
    license: null,
    points: 0,
    atFault: 0,
    alcohol: false,
    sr22: false,
    goodStudent: false,
    defensiveDriver: false,
  };
}

const calm = driver('calm', 12_000);
const wild = driver('wild', 20_000);

function fire(deductible: number): VehicleCoverage {
  return {
    type: 'comprehensive',
    description: 'Comprehensive',
    limits: [{ applies_to: 'deductible', amount: deductible }],
  };
}

const towing: VehicleCoverage = {
  type: 'towing',
  description: 'Towing and Labor',
  limits: [{ applies_to: 'per_occurrence', amount: 5_000 }],
};

function car(id: string, ...coverages: VehicleCoverage[]): VehicleRisk {
  return { id, symbol: 'mid', years: 0, use: 'commute', miles: 12_000, coverages };
}

/**
 * Comprehensive in a Wisconsin suburb is $145 x class x 1.12 for a new car; times .82 at a $1,000 deductible.
 * At $500: calm 1.2 $195, wild 2.0 $325. At $1,000: calm $160, wild $266.
 */
const dear = car('dear', fire(50_000));
const cheap = car('cheap', fire(100_000));

function riskOf(drivers: DriverRisk[], vehicles: VehicleRisk[], changes: Partial<Risk> = {}): Risk {
  return {
    state: 'WI',
    territory: 'suburb',
    credit: 'good',
    fullTort: false,
    stacked: { um: false, uim: false },
    notInsured: false,
    discounts: [],
    term: 6,
    drivers,
    vehicles,
    ...changes,
  };
}

function priced(drivers: DriverRisk[], vehicles: VehicleRisk[], changes: Partial<Risk> = {}) {
  const price = rateProduct(riskOf(drivers, vehicles, changes), product, tables);
  const cars = price.vehicles().map((one) => [one.vehicle_id, one.driver_id, one.premium]);
  return { premium: price.premium, cars };
}

describe('the price of a product', () => {
  test('belongs to the requested risk and product', () => {
    const risk = riskOf([calm], [dear]);
    const price = rateProduct(risk, product, tables);
    expect(price.risk).toBe(risk);
    expect(price.product).toBe(product);
  });

  test('adds up the coverages of a car and the cars of the policy, in cents', () => {
    expect(priced([calm, wild], [car('both', fire(50_000), towing), car('towed', towing)])).toEqual({
      premium: 33_700,
      cars: [
        ['both', 'wild', 33_100],
        ['towed', 'calm', 600],
      ],
    });
  });

  test('for a year is twice that for six months', () => {
    expect(priced([calm], [dear], { term: 12 })).toEqual({
      premium: 39_000,
      cars: [['dear', 'calm', 39_000]],
    });
  });

  test('has each coverage with its limits, premium and steps', () => {
    const [rated] = rateProduct(
      riskOf([calm], [car('both', towing, fire(50_000))]),
      product,
      tables,
    ).vehicles();
    const [first, second] = rated?.coverages ?? [];
    expect(first).toEqual({
      type: 'towing',
      limits: [{ applies_to: 'per_occurrence', amount: 5_000 }],
      premium: 600,
      steps: [
        {
          factor: 'factor.base',
          detail: { coverage: 'towing' },
          multiplier: null,
          before_mills: 0,
          after_mills: 6_000,
        },
      ],
    });
    expect(first?.limits[0]).not.toBe(towing.limits[0]);
    expect(second).toMatchObject({ type: 'comprehensive', premium: 19_500 });
    expect(second?.steps.at(-1)).toMatchObject({ factor: 'factor.whole_dollars', after_mills: 195_000 });
  });
});

describe('who drives which car', () => {
  test('drivers go to the cars that make the total highest', () => {
    // 325 + 160 = 485, and not 195 + 266 = 461.
    expect(priced([calm, wild], [dear, cheap])).toEqual({
      premium: 48_500,
      cars: [
        ['dear', 'wild', 32_500],
        ['cheap', 'calm', 16_000],
      ],
    });
    expect(priced([wild, calm], [dear, cheap]).cars).toEqual([
      ['dear', 'wild', 32_500],
      ['cheap', 'calm', 16_000],
    ]);
  });

  test('with more drivers than cars, the most expensive one drives and the excess-driver loading applies', () => {
    // 324.800 x 1.075 = 349.160.
    expect(priced([calm, wild], [dear])).toEqual({ premium: 34_900, cars: [['dear', 'wild', 34_900]] });
  });

  test('a car in excess of drivers has none and gets 85% of the effect of the lowest class', () => {
    // 1 + 1.0 x .85 = 1.85: $300 at $500, $246 at $1,000. 325 + 246 = 571, and not 300 + 266 = 566.
    expect(priced([wild], [dear, cheap])).toEqual({
      premium: 57_100,
      cars: [
        ['dear', 'wild', 32_500],
        ['cheap', null, 24_600],
      ],
    });
    expect(priced([wild], [cheap, dear]).cars).toEqual([
      ['cheap', null, 24_600],
      ['dear', 'wild', 32_500],
    ]);
  });

  test('two drivers leave one of three cars without a driver', () => {
    // 1 + .2 x .85 = 1.17 without a driver: $190 at $500, $156 at $1,000.
    const second = { ...cheap, id: 'second' };
    expect(priced([calm, wild], [cheap, dear, second])).toEqual({
      premium: 64_100,
      cars: [
        ['cheap', 'calm', 16_000],
        ['dear', 'wild', 32_500],
        ['second', null, 15_600],
      ],
    });
  });
});
