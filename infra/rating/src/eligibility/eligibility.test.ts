import type { Driver } from '@shared/domain';
import { rateQuote } from '../rateQuote';
import { SAMPLE_DATE, sampleDriver, sampleQuote } from '../samples/sampleQuote';

function incidents(type: string, count: number): Pick<Driver, 'accident_violations'> {
  const one = { type, date: '2026-01-15', description: null };
  return { accident_violations: Array.from({ length: count }, () => one) };
}

function rated(driver: Partial<Driver>) {
  return rateQuote({ quote: sampleQuote('IL', { drivers: [sampleDriver(driver)] }) }, SAMPLE_DATE);
}

const ratedDrivers = (...drivers: Driver[]) =>
  rateQuote({ quote: sampleQuote('IL', { drivers }) }, SAMPLE_DATE);

const EVERYONE = ['FCIC', 'USHC', 'USIC', 'IIC'];

test.each([
  [0, []],
  [2, []],
  [3, ['USHC', 'USIC']],
  [4, EVERYONE],
])('%d at-fault accidents: refused by %j', (count, carriers) => {
  const { declined } = rated(incidents('at_fault', count));
  expect(declined.map((refusal) => refusal.carrier_id)).toEqual(carriers);
  expect(declined.every(({ errors }) => errors.some(({ code }) => code === 'too_many_at_fault'))).toBe(true);
});

test('when some carriers refuse, the others are still shown (reading 10) [R10]', () => {
  const result = rated(incidents('at_fault', 3));
  expect(result.errors).toEqual([]);
  // Of the two, IIC is more expensive for a clean record and has the mildest points.
  expect(result.best_match?.carrier_id).toBe('IIC');
  expect(result.other_rates.map((rate) => rate.carrier_id)).toEqual(['FCIC']);
});

test.each([
  ['4 at-fault accidents', incidents('at_fault', 4), 'too_many_at_fault'],
  ['a DWI and a suspended license', { ...incidents('dwi', 1), license_status: 'suspended' }, 'dwi_suspended'],
] as const)('%s: every carrier refuses, and the result is rater_error [R10-6]', (_name, driver, code) => {
  const result = rated({ ...driver });
  expect(result.best_match).toBeNull();
  expect(result.other_rates).toEqual([]);
  expect(result.errors.map((error) => error.code)).toEqual(['rater_error']);
  expect(result.declined.map((refusal) => refusal.carrier_id)).toEqual(EVERYONE);
  expect(result.declined.flatMap(({ errors }) => errors.map((error) => error.code))).toContain(code);
});

test('one driver with a DWI and a suspended license is enough, and the refusal names nothing to fix', () => {
  const { declined } = ratedDrivers(
    sampleDriver(),
    sampleDriver({ id: 'second', ...incidents('dwi', 1), license_status: 'suspended' }),
  );
  expect(declined.map(({ errors }) => errors)).toStrictEqual(
    EVERYONE.map(() => [{ code: 'dwi_suspended', message: 'dwi_suspended' }]),
  );
});

test("an excluded driver's record is not rated: no refusal, and the same prices [R50-2]", () => {
  const bad = sampleDriver({
    id: 'excluded',
    created_at: '2026-11-02T00:00:00.000Z',
    included_in_policy: false,
    license_status: 'suspended',
    requires_sr22: true,
    accident_violations: [
      ...incidents('dwi', 1).accident_violations,
      ...incidents('at_fault', 4).accident_violations,
    ],
  });
  expect(ratedDrivers(sampleDriver(), bad)).toEqual(ratedDrivers(sampleDriver()));
});

test.each([
  ['a dwi alone', incidents('dwi', 1)],
  ['a suspended license alone', { license_status: 'suspended' }],
  [
    'accidents long ago',
    { accident_violations: [{ type: 'at_fault', date: '2020-01-01', description: null }] },
  ],
] as const)('%s is accepted', (_name, driver) => {
  const result = rated(
    'accident_violations' in driver
      ? { ...driver, accident_violations: [...driver.accident_violations] }
      : driver,
  );
  expect(result.declined).toEqual([]);
});

test.each([
  ['vehicles', { vehicles: [] }],
  ['drivers', { drivers: [] }],
  ['drivers', { drivers: [sampleDriver({ included_in_policy: false })] }],
])('without %s the quote is incomplete, which is not a refusal', (attribute, changes) => {
  const result = rateQuote({ quote: sampleQuote('IL', changes) }, SAMPLE_DATE);
  expect(result.errors).toEqual([{ code: 'quote_incomplete', message: 'quote_incomplete', attribute }]);
  expect(result.declined).toEqual([]);
});

test('a policyholder who was never asked about credit has no price; other drivers are not asked (section 5)', () => {
  const unasked = sampleDriver({ credit_score: null });
  expect(ratedDrivers(unasked).errors).toEqual([
    { code: 'credit_score_missing', message: 'credit_score_missing', attribute: 'drivers' },
  ]);
  const second = { ...unasked, id: 'second', created_at: '2026-11-02T00:00:00.000Z' };
  expect(ratedDrivers(sampleDriver({}), second).errors).toEqual([]);
});

test('if nobody has a license the shopper is told, because they can correct that answer', () => {
  const unlicensed = sampleDriver({ license_status: 'not_licensed' });
  expect(ratedDrivers(unlicensed).errors).toEqual([
    { code: 'no_licensed_driver', message: 'no_licensed_driver', attribute: 'drivers' },
  ]);
  const second = sampleDriver({ id: 'second', created_at: '2026-11-02T00:00:00.000Z' });
  expect(ratedDrivers(unlicensed, second).errors).toEqual([]);
});
