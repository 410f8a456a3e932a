import { replaySteps, type Rate } from '@shared/domain';
import { centsOf } from '../arithmetic';

/**
 * The policy premium in cents as the trace of a rate gives it, with the same roundings: equal to `policy_premium` for
 * every rate this engine ever priced, whatever version of the tables did. Needs no table.
 */
export function replayTrace(rate: Pick<Rate, 'vehicles'>): number {
  const coverages = rate.vehicles.flatMap((vehicle) => vehicle.coverages);
  return coverages.reduce((total, coverage) => total + centsOf(replaySteps(coverage.steps)), 0);
}
