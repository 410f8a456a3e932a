import { rateQuote } from '../rateQuote';
import { SAMPLE_DATE, sampleQuote, sampleVehicle } from '../samples/sampleQuote';

function premium(estimated_annual_distance: number | null): number {
  const vehicles = [sampleVehicle('IL', { estimated_annual_distance })];
  return rateQuote({ quote: sampleQuote('IL', { vehicles }) }, SAMPLE_DATE).best_match?.policy_premium ?? 0;
}

test('reading 15: a car is rated at 12,000 miles a year until miles are asked [R15]', () => {
  expect(premium(null)).toBe(premium(12_000));
  expect(premium(null)).not.toBe(premium(25_000));
  expect(premium(null)).not.toBe(premium(3_000));
});
