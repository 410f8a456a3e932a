import { paymentJourney, progressOf, purchaseJourney, quoteJourney } from '../journeys';
import { hasRoad } from './routes';
import { ROUTE_PATTERNS } from './routes';

const progresses = [
  ...Object.values(quoteJourney.steps).map((step) => [step.paths, step.section] as const),
  ...Object.values(purchaseJourney.steps).map((step) => [step.paths, step.section] as const),
  ...Object.values(paymentJourney.steps).map((step) => [step.paths, step.section] as const),
];

describe('hasRoad (specification 2.2)', () => {
  it.each(progresses)('agrees with the journey for %s', (names, section) => {
    for (const name of names) expect([name, hasRoad(ROUTE_PATTERNS[name])]).toEqual([name, section !== null]);
  });

  it.each([
    ['/quotes/vehicles', true],
    ['/vehicles/abc/edit', true],
    ['/quotes/q1/rates/', false],
    ['/rates/q1/compare', false],
    ['/contact-us', false],
    ['/nowhere', false],
  ])('%s: %s', (path, expected) => expect(hasRoad(path)).toBe(expected));

  it('shows the bar for sections with a percentage', () =>
    expect(progressOf(purchaseJourney, 'finalRates').percent).toBeNull());
});
