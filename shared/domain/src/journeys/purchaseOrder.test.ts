import { activePath, paymentJourney, purchaseJourney } from '.';

test('a purchase goes from policy details to the confirmation with its documents, in this order [1-14]', () => {
  expect(activePath(purchaseJourney, null)).toEqual([
    'policyDetails',
    'drivers',
    'vehicles',
    'coverages',
    'questions',
    'review',
    'finalRates',
  ]);
  expect(activePath(paymentJourney, null)).toEqual([
    'payments',
    'card',
    'signatures',
    'confirmation',
    'final',
  ]);
});
