import { QUOTE_STATUSES, type QuoteStatus } from '../lifecycle';
import { sampleQuote } from '../testing/samples';
import { keysOf } from '../objects/keysOf';
import { paymentJourney, paymentPathFor, paymentPlace, type PaymentStepId } from '.';

const STEPS: PaymentStepId[] = keysOf(paymentJourney.steps);

describe('where a payment or signing screen redirects (section 4, readings 8 and 9)', () => {
  test.each<[QuoteStatus, (PaymentStepId | null)[]]>([
    ['APPLYING', [null, null, null, null, null]],
    ['FINAL_RATED', ['payments', null, null, null, null]],
    ['PLAN_CHOSEN', ['payments', 'card', 'payments', 'payments', 'payments']],
    ['PAYMENT_OPEN', ['card', 'card', 'signatures', 'card', 'card']],
    ['AUTHORIZED', ['signatures', 'signatures', 'signatures', 'signatures', 'signatures']],
    ['BOUND', ['signatures', 'signatures', 'signatures', 'confirmation', 'signatures']],
    ['SIGNED', ['confirmation', 'confirmation', 'confirmation', 'confirmation', 'confirmation']],
    ['CAPTURED', ['confirmation', 'confirmation', 'confirmation', 'confirmation', 'confirmation']],
    ['COMPLETE', ['final', 'final', 'final', 'final', 'final']],
    ['EXPIRED', ['final', 'final', 'signatures', 'final', 'final']],
    ['FAILED', ['final', 'final', 'signatures', 'final', 'final']],
    ['VOIDING', ['final', 'final', 'signatures', 'final', 'final']],
  ])('%s', (status, places) => {
    expect(STEPS.map((step) => paymentPlace(step, sampleQuote({ status })))).toEqual(places);
  });

  test('a redirect target does not redirect again', () => {
    for (const status of QUOTE_STATUSES) {
      for (const wanted of [...STEPS, null]) {
        const place = paymentPlace(wanted, sampleQuote({ status }));
        expect(place && paymentPlace(place, sampleQuote({ status }))).toBe(place);
      }
    }
  });

  test('returns the target as a path', () => {
    expect(paymentPathFor('final', sampleQuote({ id: 'q1', status: 'BOUND' }))).toBe('/bol/signatures');
    expect(paymentPathFor('card', sampleQuote({ status: 'FINAL_RATED' }))).toBeNull();
  });
});
