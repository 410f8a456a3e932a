import { paymentJourney, purchaseJourney } from '.';

/** The steps of a journey in order, starting from the first. */
function stepsInOrder<Id extends string>(first: Id, steps: Record<Id, { next: Id | null }>): Id[] {
  const ids: Id[] = [];
  for (let id: Id | null = first; id !== null; id = steps[id].next) ids.push(id);
  return ids;
}

test('a purchase goes from policy details to the confirmation with its documents, in this order [1-14]', () => {
  expect(stepsInOrder(purchaseJourney.first, purchaseJourney.steps)).toEqual([
    'policyDetails',
    'drivers',
    'vehicles',
    'coverages',
    'questions',
    'review',
    'finalRates',
  ]);
  expect(stepsInOrder(paymentJourney.first, paymentJourney.steps)).toEqual([
    'payments',
    'card',
    'signatures',
    'confirmation',
    'final',
  ]);
});
