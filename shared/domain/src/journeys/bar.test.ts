import { matchRoute, paths } from '../paths';
import { paymentJourney, progressOf, purchaseJourney, quoteJourney, stepOf, type Journey } from '.';

const places = (journey: Journey) => progressOf(journey, journey.first).steps;

describe('the progress bar (section 2.2)', () => {
  test.each([
    { id: '2.2-1', steps: places(quoteJourney), at: 0, step: 'start' },
    { id: '2.2-8', steps: places(quoteJourney), at: 1, step: 'vehicles' },
    { id: '2.2-9', steps: places(quoteJourney), at: 2, step: 'drivers' },
    { id: '2.2-10', steps: places(quoteJourney), at: 3, step: 'review' },
    { id: '2.2-4', steps: places(purchaseJourney), at: 0, step: 'policy' },
    { id: '2.2-14', steps: places(purchaseJourney), at: 1, step: 'drivers' },
    { id: '2.2-15', steps: places(purchaseJourney), at: 2, step: 'vehicles' },
    { id: '2.2-16', steps: places(purchaseJourney), at: 3, step: 'coverages' },
    { id: '2.2-17', steps: places(purchaseJourney), at: 4, step: 'questions' },
    { id: '2.2-18', steps: places(purchaseJourney), at: 5, step: 'review' },
    { id: '2.2-5', steps: places(paymentJourney), at: 0, step: 'payments' },
    { id: '2.2-19', steps: places(paymentJourney), at: 1, step: 'signatures' },
    { id: '2.2-20', steps: places(paymentJourney), at: 2, step: 'confirmation' },
  ])('$step is place $at of $steps.length [$id]', ({ steps, at, step }) => {
    expect(steps[at]).toMatchObject({ id: step, labelKey: `common:progress.${step}` });
  });

  test.each([
    { steps: places(quoteJourney), count: 4 },
    { steps: places(purchaseJourney), count: 6 },
    { steps: places(paymentJourney), count: 3 },
  ])('the bar of $count steps has no others', ({ steps, count }) => {
    expect(steps).toHaveLength(count);
  });

  test.each([
    { id: '2.2-2', path: paths.start() },
    { id: '2.2-11', path: paths.editQuote() },
    { id: '2.2-12', path: paths.notCovered() },
  ])('$path belongs to Start [$id]', ({ path }) => {
    const step = stepOf(quoteJourney, path);
    expect(step && progressOf(quoteJourney, step)).toMatchObject({ step: 'start', percent: 8 });
  });

  test('the step discounts exists without a label in the bar [2.2-3]', () => {
    expect(quoteJourney.steps.discounts.section).toBe('discounts');
    expect(progressOf(quoteJourney, 'start').steps.map(({ id }) => id)).not.toContain('discounts');
  });

  test('the step discounts has no screen and no route [2.2-13]', () => {
    expect(quoteJourney.steps.discounts.paths).toEqual([]);
    expect(matchRoute('/quotes/discounts')).toBeNull();
  });
});

describe('the percentages (section 9)', () => {
  test.each([
    { id: '9-5', progress: progressOf(quoteJourney, 'start'), step: 'start', percent: 8 },
    { id: '9-64', progress: progressOf(quoteJourney, 'vehicles'), step: 'vehicles', percent: 33 },
    { id: '9-65', progress: progressOf(quoteJourney, 'drivers'), step: 'drivers', percent: 65 },
    { id: '9-66', progress: progressOf(quoteJourney, 'review'), step: 'review', percent: 100 },
    { id: '9-6', progress: progressOf(purchaseJourney, 'policyDetails'), step: 'policy', percent: 5 },
    { id: '9-67', progress: progressOf(purchaseJourney, 'drivers'), step: 'drivers', percent: 20 },
    { id: '9-68', progress: progressOf(purchaseJourney, 'vehicles'), step: 'vehicles', percent: 38 },
    { id: '9-69', progress: progressOf(purchaseJourney, 'coverages'), step: 'coverages', percent: 58 },
    { id: '9-70', progress: progressOf(purchaseJourney, 'questions'), step: 'questions', percent: 78 },
    { id: '9-71', progress: progressOf(purchaseJourney, 'review'), step: 'review', percent: 100 },
    { id: '9-7', progress: progressOf(paymentJourney, 'payments'), step: 'payments', percent: 9 },
    { id: '9-72', progress: progressOf(paymentJourney, 'signatures'), step: 'signatures', percent: 49 },
    { id: '9-73', progress: progressOf(paymentJourney, 'confirmation'), step: 'confirmation', percent: 100 },
  ])('$step has $percent percent [$id]', ({ progress, step, percent }) => {
    expect(progress).toMatchObject({ step, percent });
  });

  test('edit counts as start and card as payments, and rates have no position', () => {
    expect(progressOf(quoteJourney, 'edit')).toMatchObject({ step: 'start', percent: 8 });
    expect(progressOf(paymentJourney, 'card')).toMatchObject({ step: 'payments', percent: 9 });
    expect(progressOf(quoteJourney, 'rates')).toMatchObject({ step: null, percent: null });
  });
});
