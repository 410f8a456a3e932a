import { STATE_CODES, type StateCode } from '../entities';
import { sampleDriver, sampleQuote, sampleVehicle } from '../testing/samples';
import { discountsFor, extrasFor } from '.';

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
  const low = new Set<StateCode>(['MO', 'KS', 'OH', 'TX', 'WI']);

  test.each(STATE_CODES)('%s [9-32, 9-33, 9-34]', (state) => {
    const expected = state === 'IA' ? [7, 5, 20] : low.has(state) ? [5, 5, 20] : [10, 5, 15];
    const discounts = discountsFor(inState(state));
    expect(discounts.map(({ code }) => code)).toEqual([
      'homeowner',
      'currently_insured',
      'multi_car',
      'good_student',
      'defensive_driver',
    ]);
    expect(discounts.slice(0, 3).map(({ percent }) => percent)).toEqual(expected);
    expect(discounts[0]?.labelKey).toBe('quotes:discounts.homeowner');
  });

  test('extras: ridesharing and delivery are no discounts [9-37]', () => {
    expect(extrasFor(inState('IL'))).toEqual(['ridesharing', 'individual_delivery']);
    expect(extrasFor(sampleQuote({ vehicles: [sampleVehicle()] }))).toEqual([]);
  });

  test('nothing applies to an empty quote, and one car is not several [9-35]', () => {
    expect(discountsFor(sampleQuote())).toEqual([]);
    expect(discountsFor(sampleQuote({ vehicles: [sampleVehicle()] }))).toEqual([]);
  });
});
