import { EMPTY_DRIVER } from '@shared/domain';
import { rateQuote } from '../rateQuote';
import { SAMPLE_DATE, sampleDriver, sampleQuote } from '../samples/sampleQuote';

function premium(changes: Parameters<typeof sampleDriver>[0] = {}): number {
  const quote = sampleQuote('IL', { drivers: [sampleDriver(changes)] });
  return rateQuote({ quote }, SAMPLE_DATE).best_match?.policy_premium ?? 0;
}

test('reading 12: rating uses the international license, not the status it came from [R12-3]', () => {
  expect(premium({ license_status: 'foreign', international_license: false })).toBe(premium());
  expect(premium({ license_status: 'active', international_license: true })).toBeGreaterThan(premium());
});

test('reading 14: an estimated birthday counts like a stated one, and the age next to it does not [R14-6]', () => {
  const young = { age: null, birthday: '2007-01-01' };
  expect(premium({ ...young, birthday_estimated: true })).toBeGreaterThan(premium());
  expect(premium({ ...young, birthday_estimated: true })).toBe(
    premium({ ...young, birthday_estimated: false }),
  );
});

test('reading 14: a stated birthday overrides a different age [R14-5]', () => {
  const stated = { birthday: '2007-01-01', birthday_estimated: false };
  expect(premium({ ...stated, age: 40 })).toBe(premium({ ...stated, age: 19 }));
  expect(premium({ ...stated, age: 40 })).toBeGreaterThan(premium());
});

test('reading 15: a driver is rated without violations until they are asked [R15-2]', () => {
  const { accident_violations } = EMPTY_DRIVER;
  const speeding = { type: 'speeding', date: '2026-01-15', description: null };
  expect(accident_violations).toEqual([]);
  expect(premium({ accident_violations })).toBeLessThan(premium({ accident_violations: [speeding] }));
});
