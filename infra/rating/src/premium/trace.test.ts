import { FACTOR_KEYS } from '@shared/domain';
import { rateQuote } from '../rateQuote';
import type { RatableQuote } from '../risk';
import { SAMPLE_DATE, sampleDriver, sampleQuote, sampleVehicle } from '../samples/sampleQuote';

const term = { duration: 12, effective: '2026-06-20', expires: '2027-06-20' } as const;
const car = (id: string) => sampleVehicle('PA', { id });
const everyDiscount = sampleDriver({
  good_student: true,
  defensive_driver: true,
  tort: 'FULL',
  license_status: 'permit',
});

/** Quotes that together use every possible step. */
const QUOTES: RatableQuote[] = [
  sampleQuote('PA', {
    vehicles: [car('vehicle-1'), car('vehicle-2')],
    drivers: [everyDiscount],
    homeowner: true,
    pay_in_full: true,
    term,
  }),
  sampleQuote('PA', { coverage_choices: [] }),
  sampleQuote('IL', {
    currently_insured: false,
    drivers: [sampleDriver({ requires_sr22: true }), sampleDriver({ id: 'driver-2' })],
  }),
];

test('every step has a text key, and every text key belongs to a step that occurs', () => {
  const keys = QUOTES.flatMap((quote) => {
    const { best_match, other_rates } = rateQuote({ quote, rateVersion: 'r3' }, SAMPLE_DATE);
    const rates = best_match ? [best_match, ...other_rates] : [];
    return rates
      .flatMap((rate) => rate.vehicles)
      .flatMap((vehicle) => vehicle.coverages)
      .flatMap((coverage) => coverage.steps.map((step) => step.factor));
  });
  expect([...new Set(keys)].toSorted()).toEqual(FACTOR_KEYS.toSorted());
});

test('no step contains a name, a birthday or a ZIP', () => {
  const driver = sampleDriver({ first_name: 'Zebulon', last_name: 'Quill', birthday: '1996-03-07' });
  const address = { ...sampleQuote('PA').address, zip_code: '19103', city: 'Philadelphia' };
  const answer = JSON.stringify(
    rateQuote({ quote: sampleQuote('PA', { drivers: [driver], address }) }, SAMPLE_DATE),
  );
  for (const secret of ['Zebulon', 'Quill', '1996', '19103', 'Philadelphia']) {
    expect(answer).not.toContain(secret);
  }
});
