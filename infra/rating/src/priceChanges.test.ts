import type { AccidentViolation, Gender, StateCode } from '@shared/domain';
import { rateQuote } from '.';
import { SAMPLE_DATE, sampleDriver, sampleQuote } from './samples/sampleQuote';

type DriverChange = Parameters<typeof sampleDriver>[0];

function incident(type: string, date = '2026-01-15'): AccidentViolation {
  return { type, date, description: null };
}

function premiumWith(driver: DriverChange, product = 'IIC-DEFAULT'): number {
  const quote = sampleQuote('IL', { drivers: [sampleDriver(driver)] });
  const result = rateQuote({ quote, territory: 'suburb', productId: product }, SAMPLE_DATE);
  return result.best_match?.policy_premium ?? 0;
}

function accidents(count: number) {
  return { accident_violations: Array.from({ length: count }, () => incident('at_fault')) };
}

function premiumAtTwenty(state: StateCode, gender: Gender) {
  const quote = sampleQuote(state, { drivers: [sampleDriver({ gender, age: 20 })] });
  return rateQuote({ quote }, SAMPLE_DATE).best_match?.policy_premium;
}

/** One car with a second driver, who may be one that does not count. */
function premiumWithSecond(change: DriverChange): number {
  const second = sampleDriver({ id: 'driver-2', policy_holder: false, ...change });
  const quote = sampleQuote('IL', { drivers: [sampleDriver(), second] });
  return rateQuote({ quote }, SAMPLE_DATE).best_match?.policy_premium ?? 0;
}

describe('what changes a price', () => {
  let clean: number;
  // Rated inside the tests, so that a broken rule fails them and not the whole file.
  beforeAll(() => (clean = premiumWith({})));

  test.each([
    ['a driver aged 19', { age: 19 }],
    ['a dwi', { accident_violations: [incident('dwi')] }],
    ['an at-fault accident', { accident_violations: [incident('at_fault')] }],
    ['speeding', { accident_violations: [incident('speeding')] }],
    ['fair credit', { credit_score: 'fair' }],
    ['an SR-22', { requires_sr22: true }],
    ['a foreign license', { international_license: true }],
  ] as const)('%s raises it', (_name, driver) => {
    const accident_violations = 'accident_violations' in driver ? [...driver.accident_violations] : [];
    expect(premiumWith({ ...driver, accident_violations })).toBeGreaterThan(clean);
  });

  test.each([
    ['excellent credit', { credit_score: 'excellent' }],
    ['a married driver', { marital_status: 'married' }],
    ['a good student', { good_student: true }],
  ] as const)('%s lowers it', (_name, driver) => {
    expect(premiumWith(driver)).toBeLessThan(clean);
  });

  test('a second at-fault accident costs more than the first', () => {
    const first = premiumWith(accidents(1)) / clean;
    expect(premiumWith(accidents(2)) / premiumWith(accidents(1))).toBeGreaterThan(first);
  });

  test.each([
    ['at_fault', '2023-06-01', true],
    ['at_fault', '2023-05-31', false],
    ['dwi', '2021-06-01', true],
    ['dwi', '2021-05-31', false],
    ['reckless', '2021-06-01', true],
    ['not_at_fault', '2026-01-01', false],
  ])('look-back: %s of %s counts: %s', (type, date, counts) => {
    expect(premiumWith({ accident_violations: [incident(type, date)] }) > clean).toBe(counts);
  });

  test.each([
    ['OK', false],
    ['PA', false],
    ['IL', true],
  ] as const)('an SR-22 in %s is rated and charged: %s (reading 13) [R13]', (state, charged) => {
    const quote = sampleQuote(state, { drivers: [sampleDriver({ requires_sr22: true })] });
    const rate = rateQuote({ quote }, SAMPLE_DATE).best_match;
    expect(rate?.fees.some((fee) => fee.type === 'sr22')).toBe(charged);
  });

  test('gender does not rate in PA but does in IL (reading 22) [R22]', () => {
    expect(premiumAtTwenty('PA', 'male')).toBe(premiumAtTwenty('PA', 'female'));
    expect(premiumAtTwenty('IL', 'male')).not.toBe(premiumAtTwenty('IL', 'female'));
  });

  test('paying in full is cheaper, chosen on the quote or by the plan code of the re-rate (section 4) [4-41]', () => {
    const quote = sampleQuote('IL');
    const premium = (input: { pay_in_full: boolean; planCode?: string }) =>
      rateQuote({ ...input, quote: { ...quote, pay_in_full: input.pay_in_full } }, SAMPLE_DATE).best_match
        ?.policy_premium ?? 0;
    expect(premium({ pay_in_full: true })).toBeLessThan(premium({ pay_in_full: false }));
    expect(premium({ pay_in_full: false, planCode: '4501' })).toBe(premium({ pay_in_full: true }));
    expect(premium({ pay_in_full: true, planCode: '2738' })).toBe(premium({ pay_in_full: false }));
  });

  test('drivers beyond vehicles add a loading; unlicensed and excluded ones do not', () => {
    const alone = rateQuote({ quote: sampleQuote('IL') }, SAMPLE_DATE).best_match?.policy_premium ?? 0;
    expect(premiumWithSecond({}) / alone).toBeCloseTo(1.075, 2);
    expect(premiumWithSecond({ license_status: 'not_licensed' })).toBe(alone);
    expect(premiumWithSecond({ included_in_policy: false })).toBe(alone);
  });
});
