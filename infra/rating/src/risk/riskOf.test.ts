import type { Driver, StateCode, Vehicle } from '@shared/domain';
import { SAMPLE_DATE, sampleDriver, sampleQuote, sampleVehicle } from '../samples/sampleQuote';
import { rateVersionOn } from '../tables';
import { riskOf } from './riskOf';
import type { RatableQuote } from './types';

const { tables } = rateVersionOn(SAMPLE_DATE);

function riskFor(state: StateCode, changes: Partial<RatableQuote> = {}, payInFull = false) {
  const quote = sampleQuote(state, changes);
  return riskOf({ quote, territory: 'town', payInFull, coveragesFor: () => [] }, tables, SAMPLE_DATE);
}

const driverIn = (state: StateCode, driver: Partial<Driver>) =>
  riskFor(state, { drivers: [sampleDriver(driver)] }).drivers[0];

const vehicleOf = (changes: Partial<Vehicle>) =>
  riskFor('IL', { vehicles: [sampleVehicle('IL', changes)] }).vehicles[0];

// Liability, comprehensive (40% of the effect) and collision, from the class table of the manual.
test.each([
  ['IL', { age: 30 }, '30-39', 'single_male', 11_000, 10_400, 11_000],
  ['IL', { age: 29, gender: 'female' }, '25-29', 'single_female', 12_000, 10_800, 12_000],
  [
    'IL',
    { age: 50, gender: 'female', marital_status: 'divorced' },
    '50-64',
    'single_female',
    9_900,
    9_960,
    9_108,
  ],
  ['IL', { age: 16, marital_status: 'married' }, '16-17', 'married', 24_500, 15_800, 24_500],
  ['IL', { age: 75, marital_status: 'widowed' }, '75+', 'married', 15_800, 12_320, 13_904],
  ['IL', { age: 17, gender: null }, '16-17', 'single', 28_000, 17_200, 28_000],
  ['PA', { age: 17 }, '16-17', 'single', 28_000, 17_200, 28_000],
  ['IL', { birthday: null, age: 41 }, '40-49', 'single_male', 10_500, 10_200, 10_500],
  ['IL', { birthday: null, age: null }, '30-39', 'single_male', 11_000, 10_400, 11_000],
  ['IL', { birthday: '2015-01-01' }, '16-17', 'single_male', 29_500, 17_800, 29_500],
] as const)('%s, %j: ages %s, %s', (state, driver, ages, column, liability, comprehensive, collision) => {
  const { birthday } = sampleDriver(driver);
  expect(driverIn(state, { birthday, ...driver })).toMatchObject({
    ages,
    column,
    class: { liability, comprehensive, collision },
  });
});

test.each([
  [{ license_status: 'active' }, null],
  [{ license_status: 'expired' }, 'expired'],
  [{ license_status: 'permit' }, 'permit'],
  [{ license_status: 'suspended' }, 'suspended'],
  [{ license_status: 'suspended', international_license: true }, 'suspended'],
  [{ license_status: 'permit', international_license: true }, 'permit'],
  [{ license_status: 'expired', international_license: true }, 'foreign'],
  [{ license_status: 'active', international_license: true }, 'foreign'],
] as const)('a license of %j rates as %j', (driver, license) => {
  expect(driverIn('IL', driver)?.license).toBe(license);
});

test.each([
  ['IL', { requires_sr22: true }, { sr22: true, defensiveDriver: false, goodStudent: false }],
  ['OK', { requires_sr22: true }, { sr22: false }],
  ['IL', { defensive_driver: true }, { sr22: false, defensiveDriver: true }],
  ['IN', { defensive_driver: true }, { defensiveDriver: false }],
  ['IN', { good_student: true }, { goodStudent: true }],
] as const)('%s: %j is rated as %j, if the state offers it', (state, driver, rated) => {
  expect(driverIn(state, driver)).toMatchObject(rated);
});

test('drivers who are excluded or have no license drive no car', () => {
  const drivers = [
    sampleDriver({ id: 'included' }),
    sampleDriver({ id: 'excluded', included_in_policy: false }),
    sampleDriver({ id: 'unlicensed', license_status: 'not_licensed' }),
  ];
  expect(riskFor('IL', { drivers }).drivers.map(({ id }) => id)).toEqual(['included']);
});

test.each([
  [{}, 'mid', 4, 'commute', 12_000],
  [{ year: 2027 }, 'mid', 0, 'commute', 12_000],
  [{ year: 1950 }, 'mid', 60, 'commute', 12_000],
  [{ use_code: 'pleasure', model: 'Tacoma' }, 'pickup', 4, 'pleasure', 12_000],
  [{ use_code: null, estimated_annual_distance: 7_000 }, 'mid', 4, 'commute', 7_000],
  [{ use_code: 'pleasure', tnc: true }, 'mid', 4, 'rideshare_delivery', 12_000],
  [{ use_code: 'pleasure', individual_delivery: true }, 'mid', 4, 'rideshare_delivery', 12_000],
] as const)(
  'a car with %j is a %s of %d years for %s, %d miles a year',
  (changes, symbol, years, use, miles) => {
    expect(vehicleOf(changes)).toEqual({ id: 'vehicle-1', symbol, years, use, miles, coverages: [] });
  },
);

const term = (effective: string, duration: 6 | 12 = 6) => ({ duration, effective, expires: '2027-01-01' });

test.each<[StateCode, Partial<RatableQuote>, boolean, Record<string, number>]>([
  ['IL', {}, false, { 'factor.currently_insured': 9_500 }],
  ['IL', { currently_insured: false }, false, {}],
  ['IL', { currently_insured: null }, true, { 'factor.paid_in_full': 9_500 }],
  ['IA', { currently_insured: null, homeowner: true }, false, { 'factor.homeowner': 9_300 }],
  ['IA', { currently_insured: null, homeowner: null }, false, {}],
  [
    'TX',
    { homeowner: true, vehicles: [sampleVehicle('TX'), sampleVehicle('TX')], term: term('2026-06-04') },
    true,
    {
      'factor.homeowner': 9_500,
      'factor.currently_insured': 9_500,
      'factor.multi_car': 8_000,
      'factor.paid_in_full': 9_500,
      'factor.early': 9_600,
    },
  ],
  ['IL', { currently_insured: null, term: term('2026-06-03') }, false, {}],
])('%s, %j, paid in full %j: discounts %j', (state, changes, payInFull, discounts) => {
  const risk = riskFor(state, changes, payInFull);
  expect(Object.fromEntries(risk.discounts.map(({ key, multiplier }) => [key, multiplier]))).toEqual(
    discounts,
  );
});

test('a discount contains its lookup value', () => {
  const { discounts } = riskFor('IL', { homeowner: true, term: term('2026-07-01') }, true);
  expect(discounts.map(({ detail }) => detail)).toEqual([{ percent: 10 }, { percent: 5 }, {}, { days: 3 }]);
});

test('factors of the whole policy: credit, tort, current insurance and the term', () => {
  expect(riskFor('IL')).toMatchObject({
    state: 'IL',
    territory: 'town',
    credit: 'good',
    fullTort: false,
    notInsured: false,
    term: 6,
  });
  expect(riskFor('IL', { drivers: [sampleDriver({ credit_score: null })] }).credit).toBe('none');
  expect(riskFor('PA', { drivers: [] })).toMatchObject({ credit: 'none', fullTort: false, drivers: [] });
  expect(riskFor('IL', { currently_insured: false }).notInsured).toBe(true);
  expect(riskFor('IL', { currently_insured: null }).notInsured).toBe(false);
});

test.each([
  ['in force', '2026-12-31', null, false, ['factor.currently_insured']],
  ['ended 30 days ago', '2026-05-02', null, false, ['factor.currently_insured']],
  ['ended 31 days ago', '2026-05-01', null, true, []],
  ['ended 31 days before the start', '2026-05-20', term('2026-06-20'), false, ['factor.early']],
])('an insurance that is %s (reading 55)', (_name, term_expiration, starts, notInsured, discounts) => {
  const prior_policy = { insurer_name: 'Acme', term_expiration, duration: 6, continuous: false };
  const risk = riskFor('IL', { prior_policy, term: starts });
  expect([risk.notInsured, risk.discounts.map(({ key }) => key)]).toEqual([notInsured, discounts]);
});

test.each([
  ['PA', 'FULL', 12, true, 12],
  ['PA', 'LIMITED', 6, false, 6],
  ['IL', 'FULL', 12, false, 6],
] as const)('%s, tort %s, %d months asked: full tort %j, %d months', (state, tort, asked, full, months) => {
  const drivers = [sampleDriver({ tort })];
  const risk = riskFor(state, { drivers, term: term('2026-06-02', asked) });
  expect([risk.fullTort, risk.term]).toEqual([full, months]);
});

test('a product rates the coverages given for each car', () => {
  const quote = sampleQuote('IL');
  const [coverage] = sampleVehicle('IL').coverages;
  const coveragesFor = () => (coverage ? [coverage] : []);
  const risk = riskOf({ quote, territory: 'core', payInFull: false, coveragesFor }, tables, SAMPLE_DATE);
  expect(risk.vehicles[0]?.coverages).toEqual([coverage]);
});
