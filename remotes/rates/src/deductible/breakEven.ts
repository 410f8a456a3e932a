const LONG_MONTHS = 24;
/** From here on tenths of a year are dropped. */
const MANY_YEARS = 10;

/** The time between two claims at which both deductibles cost the same: months, or years to the tenth. */
interface Between {
  unit: 'months' | 'years';
  count: number;
}

/**
 * A deductible compared with the selected one. `extra` is the amount paid more (or less) after a claim, `saved` the
 * amount paid less (or more) per term; both in cents, never negative.
 */
export type BreakEven =
  | { kind: 'current' }
  | { kind: 'pays' | 'costs'; extra: number; saved: number; between: Between }
  /** More after a claim without savings; less after a claim without extra cost. */
  | { kind: 'never' | 'always'; extra: number };

function between(extra: number, saved: number, term: number): Between {
  const months = (extra / saved) * term;
  if (months < LONG_MONTHS) return { unit: 'months', count: Math.max(1, Math.round(months)) };
  const years = months / 12;
  return { unit: 'years', count: years < MANY_YEARS ? Math.round(years * 10) / 10 : Math.round(years) };
}

/** Amounts and `difference` (of the price, per term) in cents, the term in months. */
export function breakEven(chosen: number, amount: number, difference: number, term: number): BreakEven {
  const extra = Math.abs(amount - chosen);
  if (extra === 0) return { kind: 'current' };
  const isHigher = amount > chosen;
  const saved = isHigher ? -difference : difference;
  if (saved <= 0) return { kind: isHigher ? 'never' : 'always', extra };
  return { kind: isHigher ? 'pays' : 'costs', extra, saved, between: between(extra, saved, term) };
}
