import { LONGEST_INSURANCE_GAP, PRIOR_POLICY_MONTHS_AHEAD } from '../constants';
import { addDays, addMonths } from '../dates';
import type { PriorPolicy, Quote, Term } from '../entities/quote';

/**
 * What counts as present insurance (reading 55): `none` is the answer no, `ended` a policy that ended too long ago, `gap`
 * one that ends too long before the chosen start. A yes without an end date counts until the date is asked.
 */
export type PresentInsurance = 'unknown' | 'none' | 'ended' | 'gap' | 'insured';

interface Answers {
  currently_insured: Quote['currently_insured'];
  prior_policy: Pick<PriorPolicy, 'term_expiration'> | null;
  term: Pick<Term, 'effective'> | null;
}

/** Whether this day comes too long after a policy's end for the two to count as one after the other. ISO dates. */
const isTooLate = (day: string, ends: string): boolean => day > addDays(ends, LONGEST_INSURANCE_GAP);

/** Judges the answers on the ISO date of the rating, for prices, screens, letters and papers alike. */
export function presentInsurance(
  { currently_insured, prior_policy, term }: Answers,
  today: string,
): PresentInsurance {
  if (currently_insured === null) return 'unknown';
  if (!currently_insured) return 'none';
  const ends = prior_policy?.term_expiration;
  if (ends === undefined) return 'insured';
  if (isTooLate(today, ends)) return 'ended';
  return term && isTooLate(term.effective, ends) ? 'gap' : 'insured';
}

/** Whether a shopper has insurance on this ISO date; null if not asked. A gap before a later start changes nothing today. */
export function isInsured(quote: Answers, today: string): boolean | null {
  const found = presentInsurance(quote, today);
  return found === 'unknown' ? null : found === 'insured' || found === 'gap';
}

/** Whether an end date is so far ahead that its year must be wrong. */
export const isEndTooFar = (ends: string, today: string): boolean =>
  ends > addMonths(today, PRIOR_POLICY_MONTHS_AHEAD);
