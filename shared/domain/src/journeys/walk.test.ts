import { QUOTE_STATUSES } from '../lifecycle';
import type { Quote } from '../entities';
import { answered, applied, rate, sampleDriver, sampleQuote, sampleVehicle } from '../testing/samples';
import {
  activePath,
  canEnter,
  furthestAllowed,
  paymentJourney,
  purchaseJourney,
  quoteJourney,
  type Journey,
} from '.';

const journeys: Journey[] = [quoteJourney, purchaseJourney, paymentJourney];

describe('how far a quote may go depends only on its answers [R39-6]', () => {
  test.each([
    ['no quote', null, 'start'],
    ['only a ZIP', sampleQuote(), 'edit'],
    ['insured without a prior policy', sampleQuote({ homeowner: true, currently_insured: true }), 'edit'],
    ['both answers', { ...answered, vehicles: [], drivers: [] }, 'vehicles'],
    ['a vehicle', { ...answered, drivers: [] }, 'drivers'],
    ['only a driver', { ...answered, vehicles: [] }, 'vehicles'],
    ['all', answered, 'rates'],
  ] satisfies [string, Quote | null, string][])('quote with %s: %s', (_name, quote, step) => {
    expect(furthestAllowed(quoteJourney, quote)).toBe(step);
  });

  test('rejects a link that is too early, and always allows earlier steps', () => {
    const young = { ...answered, drivers: [] };
    expect(canEnter(quoteJourney, 'rates', young)).toBe(false);
    expect(canEnter(quoteJourney, 'vehicles', young)).toBe(true);
    expect(canEnter(quoteJourney, 'discounts', answered)).toBe(false);
  });

  test('the review warns about an empty list instead of redirecting (section 2.8) [2.8-6]', () => {
    expect(canEnter(quoteJourney, 'review', { ...answered, vehicles: [] })).toBe(true);
    expect(canEnter(quoteJourney, 'review', sampleQuote())).toBe(false);
  });

  test.each([
    ['not bought', answered, null],
    ['bought', { ...applied, term: null }, 'policyDetails'],
    [
      'only an age (reading 14)',
      { ...applied, drivers: [sampleDriver({ birthday_estimated: true })] },
      'drivers',
    ],
    [
      'a VIN pattern (reading 33)',
      { ...applied, vehicles: [sampleVehicle({ vin: '1HGCM826*3A' })] },
      'vehicles',
    ],
    ['no coverages', { ...applied, vehicles: [sampleVehicle({ coverages: [] })] }, 'coverages'],
    ['unreviewed coverages', { ...applied, reviewed_coverages: null }, 'coverages'],
    [
      'a package changed after the review',
      { ...applied, vehicles: [sampleVehicle({ coverage_package_name: 'BETTER' })] },
      'coverages',
    ],
    ['no questions yet', { ...applied, questions: null }, 'questions'],
    ['all', applied, 'finalRates'],
    ['expired', { ...applied, status: 'EXPIRED' }, null],
  ] satisfies [string, Quote, string | null][])('purchase with %s: %s', (_name, quote, step) => {
    expect(furthestAllowed(purchaseJourney, quote)).toBe(step);
  });

  test.each([
    ['APPLYING', null],
    ['FINAL_RATED', 'payments'],
    ['PLAN_CHOSEN', 'card'],
    ['PAYMENT_OPEN', 'signatures'],
    ['AUTHORIZED', 'signatures'],
    ['BOUND', 'confirmation'],
    ['SIGNED', 'confirmation'],
    ['COMPLETE', 'final'],
    ['FAILED', null],
  ] as const)('payment at %s: %s', (status, step) => {
    expect(furthestAllowed(paymentJourney, { ...applied, status })).toBe(step);
  });

  test('the furthest allowed step can always be entered and has a path', () => {
    for (const status of QUOTE_STATUSES) {
      for (const journey of journeys) {
        const quote = { ...applied, status };
        const furthest = furthestAllowed(journey, quote);
        if (furthest !== null) {
          expect(canEnter(journey, furthest, quote)).toBe(true);
          expect(activePath(journey, quote)).toContain(furthest);
        }
      }
    }
  });
});

describe('the two payment systems (reading 3)', () => {
  test.each([
    ['FCIC', '/bol/online-payment', '/bol/quotes/q1/final'],
    ['USHC', '/bol/online-payment', '/bol/quotes/q1/final'],
    ['TXR', '/bol/online-payment', '/bol/quotes/q1/final'],
    ['USIC', '/bol/card-details', '/bol/quotes/q1/issued'],
    ['IIC', '/bol/card-details', '/bol/quotes/q1/issued'],
  ] as const)('%s pays at %s and ends at %s [R3, R3-3]', (carrier_id, card, final) => {
    const quote = { ...applied, selected_rate: { ...rate, carrier_id } };
    expect(paymentJourney.steps.card.path(quote)).toBe(card);
    expect(paymentJourney.steps.final.path(quote)).toBe(final);
  });
});
