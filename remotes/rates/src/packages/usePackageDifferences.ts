import { keptDeductiblesOf, usePriceChanges } from '@shared/api-client/hooks';
import { findCoverage, type PackageName, type Rate, type Vehicle } from '@shared/domain';

/** Whether every deductible that was chosen for a car applies now; the server knows no others (reading 68). */
function areKnown({ id, coverages }: Vehicle): boolean {
  return Object.entries(keptDeductiblesOf(id)).every(([type, amount]) =>
    findCoverage(coverages, type as Vehicle['coverages'][number]['type'])?.limits.some(
      (limit) => limit.applies_to === 'deductible' && limit.amount === amount,
    ),
  );
}

/** What each other package of a car adds to the total in view, in signed cents; empty until it is known. */
export function usePackageDifferences(vehicle: Vehicle, rate: Rate): Partial<Record<PackageName, number>> {
  const { data, isLoading } = usePriceChanges(rate);
  // Those of the last price stay until the next have loaded.
  if (isLoading || data?.carrier_id !== rate.carrier_id || !areKnown(vehicle)) return {};
  const own = data.packages?.filter(({ vehicle_id }) => vehicle_id === vehicle.id) ?? [];
  return Object.fromEntries(own.map(({ package: name, difference }) => [name, difference]));
}
