import type { Vehicle } from '@shared/domain';

/** A car's distinct deductibles, in cents. */
export function deductiblesIn(coverages: Vehicle['coverages']): number[] {
  const amounts = coverages.flatMap(({ limits }) =>
    limits.filter(({ applies_to }) => applies_to === 'deductible').map(({ amount }) => amount),
  );
  return [...new Set(amounts)];
}
