import type { Quote } from '../entities/quote';
import { keysOf } from '../objects/keysOf';
import { canFinishLater, type PathName, paths, ROUTE_PATTERNS } from '../paths';
import { answered, applied, sampleQuote } from '../testing/samples';
import {
  type Journey,
  paymentJourney,
  purchaseJourney,
  quoteJourney,
  resumePath,
  type StepName,
  stepNameAt,
  stepNamed,
  STEP_NAMES,
  UNLINKED,
} from '.';

/** Listed by hand: the start has no quote, and the last pages have nothing left to do. */
const NOTHING_TO_FINISH: ReadonlySet<PathName> = new Set<PathName>([
  'start',
  'notCovered',
  'confirmation',
  'final',
  'issued',
]);
const journeys: readonly Journey[] = [quoteJourney, purchaseJourney, paymentJourney];
const steps = journeys.flatMap((journey) =>
  Object.entries(journey.steps).map(([id, step]) => ({ id, name: `${journey.id}.${id}`, step })),
);
const pages = steps.flatMap(({ name, step }) => step.paths.map((page) => ({ name, page })));
const at = (status: Quote['status']): Quote => ({ ...applied, status });

test.each(pages)('a link leads back to $page of $name unless there is nothing to finish', (one) => {
  const isLeft = !NOTHING_TO_FINISH.has(one.page);
  expect(canFinishLater(ROUTE_PATTERNS[one.page])).toBe(isLeft);
  expect(stepNameAt(ROUTE_PATTERNS[one.page])).toBe(isLeft ? one.name : null);
});

const NO_STEPS = [
  'root',
  'resume',
  'waitingList',
  'contactUs',
  'privacy',
  'accessibility',
  'eraseData',
  'myData',
] as const;

test.each(NO_STEPS)('%s is not a step', (page) => {
  expect(canFinishLater(ROUTE_PATTERNS[page])).toBe(false);
  expect(stepNameAt(ROUTE_PATTERNS[page])).toBeNull();
});

test('every page is a step or is listed here', () => {
  const known = new Set<string>([...pages.map(({ page }) => page), ...NO_STEPS]);
  expect(keysOf(ROUTE_PATTERNS).filter((page) => !known.has(page))).toEqual([]);
});

test('a link can lead back to every step but those that its type leaves out', () => {
  const unlinked = new Set<string>(UNLINKED);
  const linked = steps.filter(({ id }) => !unlinked.has(id)).map(({ name }) => name);
  expect(STEP_NAMES).toEqual(linked);
});

test.each(['quote.start', 'payment.final', 'quote.nowhere', '/quotes/review', '', null])(
  '%s does not name a step',
  (words) => expect(stepNamed(words)).toBeNull(),
);

describe('a link leads back to the step the shopper left', () => {
  test.each<[StepName, Quote, string]>([
    ['quote.edit', sampleQuote(), paths.editQuote()],
    ['quote.vehicles', answered, paths.vehicles()],
    ['quote.drivers', answered, paths.drivers()],
    ['quote.review', answered, paths.review()],
    ['quote.rates', answered, paths.rates('q1')],
    ['quote.drivers', { ...answered, status: 'RATED' }, paths.drivers()],
    ['purchase.policyDetails', applied, paths.policyDetails()],
    ['purchase.drivers', applied, paths.purchaseDrivers()],
    ['purchase.vehicles', applied, paths.purchaseVehicles()],
    ['purchase.coverages', applied, paths.purchaseCoverages()],
    ['purchase.questions', applied, paths.questions()],
    ['purchase.review', applied, paths.purchaseReview()],
    ['purchase.finalRates', at('FINAL_RATED'), paths.finalRates('q1')],
    ['purchase.questions', at('PLAN_CHOSEN'), paths.questions()],
    ['payment.payments', at('FINAL_RATED'), paths.payments()],
    ['payment.card', at('PLAN_CHOSEN'), paths.onlinePayment()],
  ])('%s', (left, quote, path) => {
    expect(STEP_NAMES).toContain(left);
    expect(resumePath(quote, left)).toBe(path);
  });
});

describe('if the quote does not allow the step, the link leads to the furthest one', () => {
  test.each<[string, StepName | null, Quote, string]>([
    ['too early', 'quote.drivers', sampleQuote(), paths.editQuote()],
    ['not bought', 'purchase.questions', answered, paths.rates('q1')],
    ['answers that were reset', 'purchase.review', { ...applied, questions: null }, paths.finalRates('q1')],
    ['the payment was released', 'payment.card', at('FINAL_RATED'), paths.finalRates('q1')],
    ['the payment is open', 'purchase.questions', at('PAYMENT_OPEN'), paths.onlinePayment()],
    ['paid since', 'payment.card', at('AUTHORIZED'), paths.signatures()],
    ['issued since', 'quote.rates', at('COMPLETE'), paths.final('q1')],
    ['ended since', 'payment.signatures', at('EXPIRED'), paths.final('q1')],
    ['no step, nothing answered', null, sampleQuote(), paths.editQuote()],
    ['no step, about you answered', null, { ...answered, vehicles: [], drivers: [] }, paths.newVehicle()],
    ['no step, a car', null, { ...answered, drivers: [] }, paths.newDriver()],
    ['no step, a car and a driver', null, answered, paths.rates('q1')],
    ['no step, rated', null, sampleQuote({ status: 'RATED' }), paths.rates('q1')],
    ['no step, bought online', null, applied, paths.finalRates('q1')],
  ])('%s [R9-4]', (_why, left, quote, path) => {
    expect(resumePath(quote, left)).toBe(path);
  });
});
