import { daysBetween, presentInsurance, STATE_RULES, type FactorKey } from '@shared/domain';
import { ONE } from '../arithmetic';
import type { Factor } from '../factors/factor';
import type { RateTables } from '../tables';
import type { RatableQuote } from './types';

const PERCENT = ONE / 100;

function percentOff(key: FactorKey, percent: number): Factor {
  return { key, detail: { percent }, multiplier: ONE - percent * PERCENT };
}

function isEarly(quote: RatableQuote, date: string, earlyDays: number): boolean {
  // A quote has no term yet; tomorrow is assumed as its start, which is not early.
  return quote.term !== null && daysBetween(date, quote.term.effective) >= earlyDays;
}

/** Discounts of the whole policy: the state's percentages (section 9), then ours. */
export function policyDiscounts(
  quote: RatableQuote,
  payInFull: boolean,
  tables: RateTables,
  date: string,
): Factor[] {
  const { homeowner, currently_insured, multi_car } = STATE_RULES[quote.address.state].discounts;
  const { paidInFull, early, earlyDays } = tables.discounts;
  const factors: Factor[] = [];
  if (quote.homeowner === true) factors.push(percentOff('factor.homeowner', homeowner));
  // A gap before the start ends the discount but is no answer of no (reading 55).
  if (presentInsurance(quote, date) === 'insured') {
    factors.push(percentOff('factor.currently_insured', currently_insured));
  }
  if (quote.vehicles.length > 1) factors.push(percentOff('factor.multi_car', multi_car));
  if (payInFull) factors.push({ key: 'factor.paid_in_full', detail: {}, multiplier: paidInFull });
  if (isEarly(quote, date, earlyDays)) {
    factors.push({ key: 'factor.early', detail: { days: earlyDays }, multiplier: early });
  }
  return factors;
}
