import { daysBetween, isIsoDate, isStartAllowed, startWindow } from '../../dates';
import type { Quote } from '../../entities/quote';
import { isEndTooFar, isInsured, presentInsurance } from '../../rules/presentInsurance';

/** How a chosen start meets the policy in force (reading 55). Days are ISO dates. */
export interface StartBeside {
  /** A `lapse` is a gap that ends the discount for present insurance. */
  kind: 'meets' | 'gap' | 'lapse' | 'overlap';
  /** The day the policy in force ends. */
  ends: string;
  /** Whole days without coverage, or with two policies. */
  days: number;
  /** The allowed start that leaves none of them, or the shortest gap; null where no other start is better. */
  better: string | null;
  /** The end's year must be wrong. */
  isFar: boolean;
}

/** `effective` is as typed. Null without a policy in force whose end is known, or if the new one can't start then. */
export function startBeside(quote: Quote, effective: string, today: string): StartBeside | null {
  const ends = quote.prior_policy?.term_expiration;
  if (ends === undefined || !isInsured(quote, today)) return null;
  if (!isIsoDate(effective) || !isStartAllowed(effective, today)) return null;
  const distance = daysBetween(ends, effective);
  const { earliest, latest } = startWindow(today);
  const nearest = ends < earliest ? earliest : ends;
  const isLapse = presentInsurance({ ...quote, term: { effective } }, today) === 'gap';
  return {
    kind: distance === 0 ? 'meets' : distance < 0 ? 'overlap' : isLapse ? 'lapse' : 'gap',
    ends,
    days: Math.abs(distance),
    better: nearest === effective || nearest > latest ? null : nearest,
    isFar: isEndTooFar(ends, today),
  };
}
