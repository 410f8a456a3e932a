import { planView, type Rate, type RateResult, STATE_CODES, type StateCode } from '@shared/domain';
import { finalDifference } from '@shared/domain/purchase';
import { rateQuote, type RatableQuote } from '.';
import { SAMPLE_DATE, sampleQuote, sampleVehicle } from './samples/sampleQuote';

const ratesOf = ({ best_match: best, other_rates }: RateResult) => (best ? [best, ...other_rates] : []);
const rated = (state: StateCode, change: Partial<RatableQuote>): Rate[] =>
  ratesOf(rateQuote({ quote: sampleQuote(state, change) }, SAMPLE_DATE));

/** Each carrier's estimate with its final price; both in the ways given, the final one for other answers. */
function pairs(
  state: StateCode,
  quotedFull: boolean,
  finalFull: boolean,
  change: Partial<RatableQuote> = {},
) {
  const finals = rated(state, { ...change, pay_in_full: finalFull });
  return rated(state, { pay_in_full: quotedFull }).map((quoted) => {
    const final = finals.find(({ carrier_product_id: id }) => id === quoted.carrier_product_id);
    if (!final) throw new Error('every carrier prices both');
    return { quoted, final };
  });
}

const sumOf = (causes: readonly { cents: number }[]) => causes.reduce((sum, { cents }) => sum + cents, 0);
const totalOf = (rate: Rate) => planView(rate, rate.pay_in_full ? 'pay_in_full' : 'monthly')?.total ?? 0;
const WAYS = [
  [false, false],
  [true, true],
  [false, true],
  [true, false],
] as const;

describe.each(STATE_CODES)('%s: the final price beside the quoted one, with every carrier', (state) => {
  const far = { vehicles: [{ ...sampleVehicle(state), estimated_annual_distance: 25_000 }] };

  test.each(WAYS)(
    'quoted in full %s, paid in full %s: the same answers are the same price [R54, R8]',
    (...ways) => {
      for (const { quoted, final } of pairs(state, ...ways)) {
        const { difference, causes, ...both } = finalDifference(quoted, final);
        expect(both).toMatchObject({ quoted: totalOf(final), final: totalOf(final) });
        expect([difference, causes]).toEqual([0, []]);
      }
    },
  );

  test.each(WAYS)(
    'quoted in full %s, paid in full %s: the causes add up to the totals’ difference [R54, R8-6]',
    (...ways) => {
      for (const { quoted, final } of pairs(state, ...ways, far)) {
        const { difference, causes, quoted: before } = finalDifference(quoted, final);
        expect(difference).toBe(totalOf(final) - before);
        expect(difference).toBeGreaterThan(0);
        expect(difference % 100).toBe(0);
        expect(sumOf(causes)).toBe(difference);
        expect(causes.map(({ cause }) => cause)).toContain('factor.miles');
      }
    },
  );
});

describe('a 12-month final price beside a 6-month estimate (reading 60)', () => {
  const term = { duration: 12, effective: '2026-06-02', expires: '2027-06-02' } as const;

  test.each([false, true])(
    'in full %s: compared per six months, where the fees are halved [R60]',
    (isFull) => {
      for (const { quoted, final } of pairs('PA', isFull, isFull, { term })) {
        const told = finalDifference(quoted, final);
        expect(told.months).toBe(6);
        expect(told).toMatchObject({ quoted: totalOf(quoted), final: totalOf(final) });
        expect(told.to).toBe(Math.ceil(totalOf(final) / 200) * 100);
        expect(told.difference).toBe(told.to - totalOf(quoted));
        expect(told.difference).toBeLessThan(0);
        expect(sumOf(told.causes)).toBe(told.difference);
        expect(told.causes.map(({ cause }) => cause)).not.toContain('factor.term');
        expect(told.causes.map(({ cause }) => cause)).toContain('fee.policy');
      }
    },
  );
});
