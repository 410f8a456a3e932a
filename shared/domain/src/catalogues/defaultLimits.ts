import type { CatalogueLimit } from '../entities/coverage';
import type { CoverageLimit } from '../entities/vehicle';

/** Default limits in cents: a pair is per person and per accident; for a list of choices, the first. */
export function defaultLimits(limits: readonly CatalogueLimit[]): CoverageLimit[] {
  const alone = limits.length === 1;
  return limits.flatMap(({ applies_to, amount }) => {
    if (typeof amount === 'number') return [{ applies_to, amount }];
    const [first = 0, second = first] = amount;
    // A pair is one limit per person and one per accident; three or more amounts are choices.
    if (alone && amount.length === 2 && applies_to === 'per_person') {
      return [
        { applies_to, amount: first },
        { applies_to: 'per_accident' as const, amount: second },
      ];
    }
    return [{ applies_to, amount: first }];
  });
}
