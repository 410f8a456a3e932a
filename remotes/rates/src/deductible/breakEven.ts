const LONG_MONTHS = 24;
/** From here on a tenth of a year says nothing. */
const MANY_YEARS = 10;

/** How long between two claims the two prices come to the same, in a unit a person can picture: years to the tenth. */
interface Between {
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
  /** More after a claim for nothing less; less after a claim for nothing more. */
  | { kind: 'never' | 'always'; extra: number };

function between(extra: number, saved: number, term: number): Between {
  const months = (extra / saved) * term;
  if (months < LONG_MONTHS) return { unit: 'months', count: Math.max(1, Math.round(months)) };
  const years = months / 12;
  return { unit: 'years', count: years < MANY_YEARS ? Math.round(years * 10) / 10 : Math.round(years) };
}

/** Amounts and `difference` (of the price, a term) in cents, the term in months. */
export function breakEven(chosen: number, amount: number, difference: number, term: number): BreakEven {
  const extra = Math.abs(amount - chosen);
  if (extra === 0) return { kind: 'current' };
  const isHigher = amount > chosen;
  const saved = isHigher ? -difference : difference;
  if (saved <= 0) return { kind: isHigher ? 'never' : 'always', extra };
  return { kind: isHigher ? 'pays' : 'costs', extra, saved, between: between(extra, saved, term) };
}
