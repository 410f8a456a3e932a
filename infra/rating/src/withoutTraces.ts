import type { Rate } from '@shared/domain';

/** The rate with empty `steps`, for lists of rates, at a fraction of the size. */
export function withoutTraces(rate: Rate): Rate {
  const vehicles = rate.vehicles.map((vehicle) => ({
    ...vehicle,
    coverages: vehicle.coverages.map((coverage) => ({ ...coverage, steps: [] })),
  }));
  return { ...rate, vehicles };
}
