import { COVERAGE_TYPES } from '@shared/domain';
import type { ProductRating } from '../products';
import type { Risk } from '../risk';
import { vehicleRisk, driverRisk } from '../risk/riskOf';
import { SAMPLE_DATE, sampleDriver, sampleVehicle } from '../samples/sampleQuote';
import { byGroup, rateVersionOn } from '../tables';
import { carDiscounts, policyFactors, tortFactor, type Factor } from '.';

const { tables } = rateVersionOn(SAMPLE_DATE);

const driver = driverRisk(sampleDriver(), 'PA', tables, SAMPLE_DATE);
const car = vehicleRisk(sampleVehicle('PA'), [], tables.symbolNames, SAMPLE_DATE);

const risk: Risk = {
  state: 'PA',
  territory: 'suburb',
  credit: 'good',
  fullTort: false,
  stacked: { um: false, uim: false },
  notInsured: false,
  discounts: [],
  term: 6,
  drivers: [driver],
  vehicles: [car],
};

describe('full tort', () => {
  const injury = [
    'bodily_injury',
    'uninsured_motorist_bodily_injury',
    'underinsured_motorist_bodily_injury',
  ] as const;

  test.each(injury)('adds 18%% to %s, and limited tort nothing', (type) => {
    const factor = { key: 'factor.tort', detail: {}, multiplier: 11_800 };
    expect(tortFactor({ ...risk, fullTort: true }, type, tables)).toStrictEqual(factor);
    expect(tortFactor(risk, type, tables)).toBeNull();
  });

  const others = COVERAGE_TYPES.filter((type) => !injury.some((each) => each === type));

  test.each(others)('adds nothing to %s', (type) => {
    expect(tortFactor({ ...risk, fullTort: true }, type, tables)).toBeNull();
  });
});

describe('factors of the whole policy', () => {
  test.each([
    [1, 2, []],
    [1, 1, []],
    [2, 1, [[1, 10_750]]],
    [3, 1, [[2, 12_000]]],
    [4, 1, [[3, 14_000]]],
    [5, 1, [[4, 14_000]]],
    [3, 2, [[1, 10_750]]],
  ])('%d drivers of %d vehicles: excess drivers and their factor %j', (people, cars, expected) => {
    const drivers = Array.from({ length: people }, () => driver);
    const vehicles = Array.from({ length: cars }, () => car);
    expect(policyFactors({ ...risk, drivers, vehicles }, tables)).toStrictEqual(
      expected.map(([count, multiplier]) => ({
        key: 'factor.excess_drivers',
        detail: { count },
        multiplier,
      })),
    );
  });

  test('no current insurance adds 12%, after the excess drivers', () => {
    const uninsured = { key: 'factor.not_insured', detail: {}, multiplier: 11_200 };
    expect(policyFactors({ ...risk, notInsured: true }, tables)).toStrictEqual([uninsured]);
    expect(policyFactors({ ...risk, notInsured: true, drivers: [driver, driver] }, tables)).toStrictEqual([
      { key: 'factor.excess_drivers', detail: { count: 1 }, multiplier: 10_750 },
      uninsured,
    ]);
  });
});

describe('discounts', () => {
  const plain: ProductRating = {
    id: 'FCIC-DEFAULT',
    base: byGroup(1, 1, 1),
    pointsBase: 11_200,
    creditSpread: 6_000,
    classSpread: 10_000,
    monitored: false,
  };
  const watched = { ...plain, monitored: true };
  const student = { ...driver, goodStudent: true };
  const careful = { ...driver, defensiveDriver: true };

  const homeowner: Factor = { key: 'factor.homeowner', detail: { percent: 10 }, multiplier: 9_000 };
  const paidInFull: Factor = { key: 'factor.paid_in_full', detail: {}, multiplier: 9_500 };
  const goodStudent: Factor = { key: 'factor.good_student', detail: {}, multiplier: 9_200 };
  const defensiveDriver: Factor = { key: 'factor.defensive_driver', detail: {}, multiplier: 9_500 };
  const monitored: Factor = { key: 'factor.monitored', detail: {}, multiplier: 9_500 };

  test.each([
    ['none', driver, plain, []],
    ['good student', student, plain, [goodStudent]],
    ['defensive driver', careful, plain, [defensiveDriver]],
    ['monitored product', driver, watched, [monitored]],
    ['a vehicle without a driver', null, plain, []],
    ['a vehicle without a driver, monitored product', null, watched, [monitored]],
  ])('%s', (_name, given, product, expected) => {
    expect(carDiscounts(risk, { driver: given, product, tables })).toStrictEqual(expected);
  });

  test("the policy's come first, then the driver's, then the product's", () => {
    const discounts = [homeowner, paidInFull];
    const both = { ...student, defensiveDriver: true };
    expect(carDiscounts({ ...risk, discounts }, { driver: both, product: watched, tables })).toStrictEqual([
      homeowner,
      paidInFull,
      goodStudent,
      defensiveDriver,
      monitored,
    ]);
    expect(carDiscounts({ ...risk, discounts }, { driver: null, product: plain, tables })).toStrictEqual(
      discounts,
    );
  });
});
