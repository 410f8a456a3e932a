import type { StateCode } from '../entities';
import { sampleDriver, sampleQuote, sampleVehicle } from '../testing/samples';
import { discountsFor, extrasFor } from '.';

const TODAY = '2026-11-28';

function inState(state: StateCode) {
  const { address } = sampleQuote();
  return sampleQuote({
    address: { ...address, state },
    homeowner: true,
    currently_insured: true,
    vehicles: [sampleVehicle(), sampleVehicle({ id: 'v2', tnc: true, individual_delivery: true })],
    drivers: [sampleDriver({ good_student: true, defensive_driver: true })],
  });
}

describe('discounts (section 9)', () => {
  const low = ['MO', 'KS', 'OH', 'TX', 'WI'] as const;
  const other = ['IL', 'IN', 'AR', 'PA', 'OK'] as const;

  test.each([
    { id: '9-32', code: 'homeowner', states: low, percent: 5 },
    { id: '9-91', code: 'currently_insured', states: low, percent: 5 },
    { id: '9-92', code: 'multi_car', states: low, percent: 20 },
    { id: '9-33', code: 'homeowner', states: ['IA'], percent: 7 },
    { id: '9-93', code: 'currently_insured', states: ['IA'], percent: 5 },
    { id: '9-94', code: 'multi_car', states: ['IA'], percent: 20 },
    { id: '9-34', code: 'homeowner', states: other, percent: 10 },
    { id: '9-95', code: 'currently_insured', states: other, percent: 5 },
    { id: '9-96', code: 'multi_car', states: other, percent: 15 },
  ] as const)('$code in $states: $percent [$id]', ({ code, states, percent }) => {
    for (const state of states) {
      const found = discountsFor(inState(state), TODAY).find((discount) => discount.code === code);
      expect([state, found?.percent]).toEqual([state, percent]);
    }
  });

  test('lists all that apply in order, each with its text', () => {
    const discounts = discountsFor(inState('IL'), TODAY);
    expect(discounts.map(({ code }) => code)).toEqual([
      'homeowner',
      'currently_insured',
      'multi_car',
      'good_student',
      'defensive_driver',
    ]);
    for (const { code, labelKey } of discounts) expect(labelKey).toBe(`quotes:discounts.${code}`);
  });

  test.each([
    ['1999-12-31', false],
    ['2027-03-28', true],
  ])('a policy that ends on %s earns the insured discount: %s (reading 55)', (term_expiration, earns) => {
    const prior_policy = { insurer_name: 'Acme', term_expiration, duration: 6, continuous: false };
    const codes = discountsFor({ ...inState('IL'), prior_policy }, TODAY).map(({ code }) => code);
    expect(codes.includes('currently_insured')).toBe(earns);
  });

  test('extras: ridesharing and delivery are not discounts [9-37, 9-101]', () => {
    expect(extrasFor(inState('IL'))).toEqual(['ridesharing', 'individual_delivery']);
    expect(extrasFor(sampleQuote({ vehicles: [sampleVehicle()] }))).toEqual([]);
  });

  test('an empty quote has none, and one car is not multi-car [9-35]', () => {
    expect(discountsFor(sampleQuote(), TODAY)).toEqual([]);
    expect(discountsFor(sampleQuote({ vehicles: [sampleVehicle()] }), TODAY)).toEqual([]);
  });
});
