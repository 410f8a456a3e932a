import { keysOf } from '../objects/keysOf';
import { PATH_NAMES, matchRoute, paths, type PathName } from '../paths';
import { answered, applied, sampleQuote } from '../testing/samples';
import {
  activePath,
  canEnter,
  defineJourney,
  forwardPath,
  paymentJourney,
  progressOf,
  purchaseJourney,
  quoteJourney,
  stepOf,
  type Journey,
  type Section,
} from '.';

const journeys: [string, Journey][] = [
  ['quote', quoteJourney],
  ['purchase', purchaseJourney],
  ['payment', paymentJourney],
];

describe.each(journeys)('the %s journey as data', (_name, journey) => {
  const ids = keysOf(journey.steps);

  test('every step is reachable from the first, exactly once', () => {
    const walked: string[] = [];
    for (let id: string | null = journey.first; id !== null; id = journey.steps[id]?.next ?? null) {
      expect(walked).not.toContain(id);
      walked.push(id);
    }
    expect(walked.toSorted()).toEqual(ids.toSorted());
  });

  test('each step’s path is one of its routes, and its section exists', () => {
    const sections = new Set(journey.sections.map(({ id }) => id));
    for (const step of Object.values(journey.steps)) {
      for (const quote of [sampleQuote(), answered, applied]) {
        const shown = matchRoute(step.path(quote));
        if (step.appliesWhen(quote)) expect(step.paths).toContain(shown);
      }
      expect(step.section === null || sections.has(step.section)).toBe(true);
    }
  });

  test('a missing quote breaks nothing', () => {
    for (const id of ids) {
      expect(typeof journey.steps[id]?.path(null)).toBe('string');
      expect(canEnter(journey, id, null)).toBe(journey.id === 'quote' && id === journey.first);
    }
  });

  test('percentages rise along the bar', () => {
    const percents = journey.sections.flatMap(({ percent }) => percent ?? []);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(percents.at(-1)).toBe(100);
  });
});

test('every route of a wizard belongs to exactly one step', () => {
  const outside = new Set<PathName>([
    'root',
    'contactUs',
    'resume',
    'waitingList',
    'privacy',
    'accessibility',
    'eraseData',
    'myData',
  ]);
  for (const name of PATH_NAMES) {
    const owners = journeys.flatMap(([, journey]) =>
      Object.values(journey.steps).filter((step) => step.paths.includes(name)),
    );
    expect([name, owners.length]).toEqual([name, outside.has(name) ? 0 : 1]);
  }
});

describe('progress (sections 2.2 and 9) [2.2-6]', () => {
  test.each(journeys)('%s: each milestone has its own percentage', (_name, journey) => {
    const { steps } = progressOf(journey, journey.first);
    for (const { id, percent } of steps) {
      expect(percent).toBe(journey.sections.find((section) => section.id === id)?.percent);
    }
  });

  test('no step has a link without a quote; with one, every allowed step has', () => {
    expect(progressOf(quoteJourney, 'start').steps.every(({ path }) => path === undefined)).toBe(true);
    const young = { ...answered, drivers: [] };
    expect(progressOf(quoteJourney, 'vehicles', young).steps.map(({ path }) => path)).toEqual([
      paths.editQuote(),
      paths.vehicles(),
      paths.newDriver(),
      // The review warns about an empty list instead of redirecting (section 2.8).
      paths.review(),
    ]);
    const bought = progressOf(purchaseJourney, 'drivers', { ...applied, vehicles: [] });
    expect(bought.steps.map(({ path }) => path !== undefined)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

test('finds the step of a path', () => {
  expect(stepOf(quoteJourney, '/vehicles/v1/edit-coverages')).toBe('vehicles');
  expect(stepOf(quoteJourney, paths.compare('q1'))).toBe('rates');
  expect(stepOf(quoteJourney, '/bol/rate')).toBeNull();
  expect(stepOf(quoteJourney, '/nowhere')).toBeNull();
});

test('moving forward follows next, skips steps that do not apply, and starts where the step begins', () => {
  expect(forwardPath(quoteJourney, 'edit', answered)).toBe(paths.newVehicle());
  expect(forwardPath(quoteJourney, 'vehicles', { ...answered, drivers: [] })).toBe(paths.newDriver());
  expect(forwardPath(quoteJourney, 'vehicles', answered)).toBe(paths.review());
  expect(forwardPath(quoteJourney, 'drivers', answered)).toBe(paths.rates(answered.id));
  expect(forwardPath(quoteJourney, 'review', answered)).toBe(paths.rates(answered.id));
  // Remotes hard-code the first path of the journey that follows, since its data would add to their bundles.
  expect(purchaseJourney.steps[purchaseJourney.first].path(applied)).toBe(paths.policyDetails());
  expect(paymentJourney.steps[paymentJourney.first].path(applied)).toBe(paths.payments());
  const [holder] = applied.drivers;
  const [car] = applied.vehicles;
  expect(forwardPath(purchaseJourney, 'policyDetails', applied)).toBe(paths.purchaseDriver(holder?.id ?? ''));
  expect(forwardPath(purchaseJourney, 'drivers', applied)).toBe(paths.purchaseVehicle(car?.id ?? ''));
  expect(forwardPath(purchaseJourney, 'vehicles', applied)).toBe(paths.purchaseCoverages());
  expect(forwardPath(purchaseJourney, 'coverages', applied)).toBe(paths.questions());
  expect(forwardPath(purchaseJourney, 'questions', applied)).toBe(paths.purchaseReview());
  expect(forwardPath(purchaseJourney, 'review', applied)).toBe(paths.finalRates(applied.id));
  expect(forwardPath(paymentJourney, 'card', applied)).toBe(paths.signatures());
  expect(forwardPath(paymentJourney, 'signatures', applied)).toBe(paths.confirmation(applied.id));
});

test.each(journeys)(
  '%s: moving forward never stays in place or skips a step that applies',
  (_name, journey) => {
    const path = activePath(journey, applied);
    path.slice(0, -1).forEach((id, index) => {
      const { leadsTo } = journey.steps[id] ?? {};
      const next = leadsTo?.(applied) ?? path[index + 1] ?? '';
      expect(stepOf(journey, forwardPath(journey, id, applied))).toBe(next);
    });
  },
);

test('a wrong next or section does not compile', () => {
  const { leadsTo: _, ...review } = quoteJourney.steps.review;
  const step = { ...review, section: 'only' as const, next: null };
  const journey = { id: 'quote', first: 'one', entry: () => true, sections: [] } as const;
  defineJourney<'one', 'only'>({ ...journey, steps: { one: step } });
  // @ts-expect-error: 'two' is no step of this journey
  defineJourney<'one', 'only'>({ ...journey, steps: { one: { ...step, next: 'two' } } });
  // @ts-expect-error: 'other' is no section of this journey
  defineJourney<'one', 'only'>({ ...journey, steps: { one: { ...step, section: 'other' } } });
  // @ts-expect-error: the step 'two' is missing
  defineJourney<'one' | 'two', 'only'>({ ...journey, steps: { one: step } });
  // @ts-expect-error: a label is a text of the bar
  const section: Section<'only'> = { id: 'only', labelKey: 'common:progress.strat', percent: 1 };
  expect(section.id).toBe('only');
  // @ts-expect-error: canEnter accepts only existing step ids
  expect(() => canEnter(quoteJourney, 'nowhere', null)).not.toThrow();
});
