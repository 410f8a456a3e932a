import type { CoverageType, FactorKey, VehicleCoverage } from '@shared/domain';
import type { ProductRating } from '../products';
import type { DriverRisk, Risk, VehicleRisk } from '../risk';
import { byGroup, rateVersionOn } from '../tables';
import { chainsOf, coverageMills, coverageTrace, type Pairing } from '.';

const { tables } = rateVersionOn('2026-06-01');

const usic: ProductRating = {
  id: 'USIC-DEFAULT',
  base: byGroup(0.96, 0.96, 0.96),
  pointsBase: 11_400,
  creditSpread: 10_000,
  classSpread: 10_000,
  monitored: true,
};

/** A single woman of 22 with a foreign license, two points and an SR-22. */
const woman: DriverRisk = {
  id: 'woman',
  ages: '21-22',
  column: 'single_female',
  class: { liability: 15_500, comprehensive: 12_200, collision: 15_500 },
  license: 'foreign',
  points: 2,
  atFault: 0,
  alcohol: false,
  sr22: true,
  goodStudent: true,
  defensiveDriver: false,
};

/** A married man of 35 with a clean record. */
const man: DriverRisk = {
  ...woman,
  id: 'man',
  ages: '30-39',
  column: 'married',
  class: { liability: 10_000, comprehensive: 10_000, collision: 10_000 },
  license: null,
  points: 0,
  sr22: false,
  goodStudent: false,
};

const suv: VehicleRisk = {
  id: 'suv',
  symbol: 'suv',
  years: 3,
  use: 'long_commute',
  miles: 18_000,
  coverages: [],
};

/** Two drivers and one car in an Ohio town, fair credit, not insured, a homeowner. */
const risk: Risk = {
  state: 'OH',
  territory: 'town',
  credit: 'fair',
  fullTort: false,
  stacked: { um: false, uim: false },
  notInsured: true,
  discounts: [{ key: 'factor.homeowner', detail: { percent: 10 }, multiplier: 9_000 }],
  term: 6,
  drivers: [woman, man],
  vehicles: [suv],
};

const pairing: Pairing = { risk, product: usic, tables, vehicle: suv, driver: woman };

function coverage(type: CoverageType, limits: VehicleCoverage['limits'] = []): VehicleCoverage {
  return { type, description: type, limits };
}

const injury = coverage('bodily_injury', [
  { applies_to: 'per_person', amount: 5_000_000 },
  { applies_to: 'per_accident', amount: 10_000_000 },
]);
const damage = coverage('property_damage', [{ applies_to: 'per_accident', amount: 5_000_000 }]);
const fire = coverage('comprehensive', [{ applies_to: 'deductible', amount: 100_000 }]);
const crash = coverage('collision', [{ applies_to: 'deductible', amount: 100_000 }]);

function keysOf(given: Pairing, one: VehicleCoverage): string[] {
  const { factors, discounts } = chainsOf(given)(one);
  return [...factors, ...discounts].map(({ key }) => key.replace('factor.', ''));
}

describe('a price computed by hand from the manual', () => {
  // Three years: 1.04 x .985^3 = .9939 and 1.12 x .955^3 = .9755. Two points: 1.14^2 = 1.2996. Comprehensive
  // uses 30% of use (1.0180) and of miles (1.0360), 25% of points (1.0749). Each amount is the one above it
  // times the factor, in mills, half up.
  test.each<[string, VehicleCoverage, [string, string | null, number][]]>([
    [
      'bodily injury at 50/100 comes to $438, already whole dollars',
      injury,
      [
        ['factor.base', null, 170_000],
        ['factor.carrier', '0.9600', 163_200],
        ['factor.state', '0.8200', 133_824],
        ['factor.territory', '0.9400', 125_795],
        ['factor.driver_class', '1.5500', 194_982],
        ['factor.licence', '1.1000', 214_480],
        ['factor.symbol', '0.9700', 208_046],
        ['factor.vehicle_age', '0.9939', 206_777],
        ['factor.use', '1.0600', 219_184],
        ['factor.miles', '1.1200', 245_486],
        ['factor.points', '1.2996', 319_034],
        ['factor.sr22', '1.0500', 334_986],
        ['factor.credit', '1.1700', 391_934],
        ['factor.limit', '1.1800', 462_482],
        ['factor.excess_drivers', '1.0750', 497_168],
        ['factor.not_insured', '1.1200', 556_828],
        ['factor.homeowner', '0.9000', 501_145],
        ['factor.good_student', '0.9200', 461_053],
        ['factor.monitored', '0.9500', 438_000],
      ],
    ],
    [
      'comprehensive at a $1,000 deductible comes to $138',
      fire,
      [
        ['factor.base', null, 145_000],
        ['factor.carrier', '0.9600', 139_200],
        ['factor.state', '0.7000', 97_440],
        ['factor.territory', '1.0500', 102_312],
        ['factor.driver_class', '1.2200', 124_821],
        ['factor.licence', '1.1000', 137_303],
        ['factor.symbol', '1.0000', 137_303],
        ['factor.vehicle_age', '0.9755', 133_939],
        ['factor.use', '1.0180', 136_350],
        ['factor.miles', '1.0360', 141_259],
        ['factor.points', '1.0749', 151_839],
        ['factor.credit', '1.1700', 177_652],
        ['factor.deductible', '0.8200', 145_675],
        ['factor.excess_drivers', '1.0750', 156_601],
        ['factor.not_insured', '1.1200', 175_393],
        ['factor.homeowner', '0.9000', 157_854],
        ['factor.good_student', '0.9200', 145_226],
        ['factor.monitored', '0.9500', 137_965],
        ['factor.whole_dollars', null, 138_000],
      ],
    ],
    [
      'collision at a $1,000 deductible comes to $499',
      crash,
      [
        ['factor.base', null, 335_000],
        ['factor.carrier', '0.9600', 321_600],
        ['factor.state', '0.7000', 225_120],
        ['factor.territory', '0.9700', 218_366],
        ['factor.driver_class', '1.5500', 338_467],
        ['factor.licence', '1.1000', 372_314],
        ['factor.symbol', '0.9800', 364_868],
        ['factor.vehicle_age', '0.9755', 355_929],
        ['factor.use', '1.0600', 377_285],
        ['factor.miles', '1.1200', 422_559],
        ['factor.points', '1.2996', 549_158],
        ['factor.credit', '1.1700', 642_515],
        ['factor.deductible', '0.8200', 526_862],
        ['factor.excess_drivers', '1.0750', 566_377],
        ['factor.not_insured', '1.1200', 634_342],
        ['factor.homeowner', '0.9000', 570_908],
        ['factor.good_student', '0.9200', 525_235],
        ['factor.monitored', '0.9500', 498_973],
        ['factor.whole_dollars', null, 499_000],
      ],
    ],
    [
      'towing is flat: no factor, no discount',
      coverage('towing', [{ applies_to: 'per_occurrence', amount: 5_000 }]),
      [['factor.base', null, 6_000]],
    ],
  ])('%s', (_name, one, expected) => {
    const chain = chainsOf(pairing)(one);
    const steps = coverageTrace(one, chain, tables, 6);
    expect(steps.map((step) => [step.factor, step.multiplier, step.after_mills])).toEqual(expected);
    expect(coverageMills(one, chain, tables, 6)).toBe(expected.at(-1)?.[2]);
  });
});

describe('the factors of a coverage', () => {
  test('coverages of one group share its columns, and each keeps its own limits', () => {
    const chains = chainsOf(pairing);
    const results = [injury, crash, damage, fire, injury].map((one) => {
      const { factors } = chains(one);
      const of = (key: FactorKey) => factors.find((factor) => factor.key === key)?.multiplier;
      return [of('factor.state'), of('factor.symbol'), of('factor.limit'), of('factor.deductible')];
    });
    expect(results).toEqual([
      [8_200, 9_700, 11_800, undefined],
      [7_000, 9_800, undefined, 8_200],
      [8_200, 9_700, 10_600, undefined],
      [7_000, 10_000, undefined, 8_200],
      [8_200, 9_700, 11_800, undefined],
    ]);
  });

  test("a vehicle in excess of drivers gets the lowest class, and no driver's license, points or discount", () => {
    const teen = { ...woman, class: { ...woman.class, liability: 23_500 } };
    const cars = { ...risk, drivers: [teen, woman], vehicles: [suv, suv, suv] };
    const { factors, discounts } = chainsOf({ ...pairing, driver: null, risk: cars })(injury);
    // The woman's 1.55 is lower than the teen's 2.35: 1 + .55 x .85 = 1.4675.
    expect(factors.map(({ key, multiplier }) => [key, multiplier])).toEqual([
      ['factor.carrier', 9_600],
      ['factor.state', 8_200],
      ['factor.territory', 9_400],
      ['factor.excess_vehicle', 14_675],
      ['factor.symbol', 9_700],
      ['factor.vehicle_age', 9_939],
      ['factor.use', 10_600],
      ['factor.miles', 11_200],
      ['factor.credit', 11_700],
      ['factor.limit', 11_800],
      ['factor.not_insured', 11_200],
    ]);
    expect(discounts.map(({ key }) => key)).toEqual(['factor.homeowner', 'factor.monitored']);
  });

  test.each(['towing', 'rental', 'rental_reimbursement'] as const)('%s has none', (type) => {
    expect(chainsOf(pairing)(coverage(type))).toEqual({ factors: [], discounts: [] });
  });

  test('factors that do not apply leave no step', () => {
    const plain = { ...risk, notInsured: false, discounts: [], drivers: [man] };
    const given = { ...pairing, risk: plain, product: { ...usic, monitored: false }, driver: man };
    const always = 'carrier state territory driver_class symbol vehicle_age use miles points credit';
    expect(keysOf(given, coverage('medical_expense'))).toEqual(always.split(' '));
    expect(keysOf(given, damage)).toEqual([...always.split(' '), 'limit']);
  });

  test('full tort comes after the limit, only on injury', () => {
    const given = { ...pairing, risk: { ...risk, fullTort: true } };
    const end = ['excess_drivers', 'not_insured', 'homeowner', 'good_student', 'monitored'];
    expect(keysOf(given, injury).slice(-7)).toEqual(['limit', 'tort', ...end]);
    expect(keysOf(given, damage).slice(-7)).toEqual(['credit', 'limit', ...end]);
    expect(keysOf(pairing, injury).slice(-7)).toEqual(['credit', 'limit', ...end]);
  });
});
