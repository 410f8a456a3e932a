import { rateQuote } from '../rateQuote';
import { SAMPLE_DATE, sampleDriver, sampleQuote } from '../samples/sampleQuote';

function premium(changes: Parameters<typeof sampleDriver>[0] = {}): number {
  const quote = sampleQuote('IL', { drivers: [sampleDriver(changes)] });
  return rateQuote({ quote }, SAMPLE_DATE).best_match?.policy_premium ?? 0;
}

test('reading 12: rating looks at the international licence, not at the status it came from [R12]', () => {
  expect(premium({ license_status: 'foreign', international_license: false })).toBe(premium());
  expect(premium({ license_status: 'active', international_license: true })).toBeGreaterThan(premium());
});
