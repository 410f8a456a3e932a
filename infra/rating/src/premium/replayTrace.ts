import { replaySteps, type Rate } from '@shared/domain';
import { centsOf } from '../arithmetic';

/**
 * The policy premium in cents recomputed from a rate's trace, with the same rounding. It equals `policy_premium` for
 * every rate this engine ever priced, with any version of the tables, and needs no table.
 */
export function replayTrace(rate: Pick<Rate, 'vehicles'>): number {
  const coverages = rate.vehicles.flatMap((vehicle) => vehicle.coverages);
  return coverages.reduce((total, coverage) => total + centsOf(replaySteps(coverage.steps)), 0);
}
