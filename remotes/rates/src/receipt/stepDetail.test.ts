import { CREDIT_SCORES, LICENSE_STATUSES, USE_CODES, type FactorKey, type TraceStep } from '@shared/domain';
import { createI18n, type Translate } from '@shared/i18n';
import { rates as en } from '../locales/en/rates';
import { rates as es } from '../locales/es/rates';
import { stepDetail } from './PriceReceipt';

type FactorName = FactorKey extends `factor.${infer Name}` ? Name : never;

const texts = (language: 'en' | 'es') => {
  const i18n = createI18n({ language, resources: { en: { rates: en }, es: { rates: es } } });
  return i18n.getFixedT(language, 'rates') as Translate<'rates'>;
};

const step = (factor: FactorName, detail: Record<string, string | number>): TraceStep => ({
  factor: `factor.${factor}`,
  detail,
  multiplier: '1.0800',
  before_mills: 1,
  after_mills: 2,
});

test.each<[FactorName, Record<string, string | number>, string]>([
  ['driver_class', { ages: '30-39', column: 'single_female' }, 'Ages 30 to 39, single woman'],
  ['driver_class', { ages: '20', column: 'married' }, 'Age 20, married or widowed'],
  ['driver_class', { ages: '75+', column: 'married' }, 'Ages 75 and up, married or widowed'],
  ['miles', { miles: 12_000 }, '12,000 miles'],
  ['state', { state: 'IL' }, 'Illinois'],
  ['credit', { credit: 'fair' }, 'Fair'],
  ['multi_car', { percent: 15 }, '15% off'],
  ['vehicle_age', { years: 1 }, '1 year old'],
  ['vehicle_age', { years: 0 }, '0 years old'],
  ['points', { points: 1 }, '1 point from accidents and violations'],
  ['points', { points: 3 }, '3 points from accidents and violations'],
  ['early', { days: 1 }, 'Bought 1 day ahead'],
  ['excess_drivers', { count: 2 }, 'Extra drivers: 2'],
])('%s shows its lookup values', (factor, detail, said) => {
  expect(stepDetail(step(factor, detail), texts('en'), 'en')).toBe(said);
});

test('a step whose name says everything has no detail', () => {
  expect(stepDetail(step('not_insured', {}), texts('en'), 'en')).toBeUndefined();
});

test.each(['en', 'es'] as const)('no code of the domain is shown as a code in %s', (language) => {
  const t = texts(language);
  const details = [
    ...USE_CODES.map((use) => stepDetail(step('use', { use }), t, language)),
    ...CREDIT_SCORES.map((credit) => stepDetail(step('credit', { credit }), t, language)),
    ...LICENSE_STATUSES.filter((licence) => !['active', 'not_licensed'].includes(licence)).map((licence) =>
      stepDetail(step('licence', { licence }), t, language),
    ),
  ];
  expect(details.filter((text) => text === undefined || text.includes('codes.'))).toEqual([]);
});
