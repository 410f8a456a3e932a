const LONG_MONTHS = 24;

/** How long between two claims the two prices come to the same, in a unit a person can picture. */
export interface Between {
  unit: 'months' | 'years';
  count: number;
}

/**
 * What a deductible comes to against the chosen one. `extra` is what more (or less) is paid after a claim, `saved` what
 * less (or more) for each term; both in cents, never negative.
 */
export type BreakEven =
  | { kind: 'current' }
  | { kind: 'pays' | 'costs'; extra: number; saved: number; between: Between }
  | { kind: 'equal'; extra: number };

function between(extra: number, saved: number, term: number): Between {
  const months = (extra / saved) * term;
  return months < LONG_MONTHS
    ? { unit: 'months', count: Math.round(months) }
    : { unit: 'years', count: Math.round(months / 12) };
}

/** Amounts and `difference` (of the price, a term) in cents, the term in months. */
export function breakEven(chosen: number, amount: number, difference: number, term: number): BreakEven {
  const extra = Math.abs(amount - chosen);
  if (extra === 0) return { kind: 'current' };
  const isHigher = amount > chosen;
  const saved = isHigher ? -difference : difference;
  if (saved <= 0) return { kind: 'equal', extra };
  return { kind: isHigher ? 'pays' : 'costs', extra, saved, between: between(extra, saved, term) };
}
