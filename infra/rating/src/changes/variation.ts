import type { CatalogueEntry, Driver, PackageName, PriceChange, Vehicle } from '@shared/domain';
import type { RatableQuote } from '../risk';

/** A quote with one thing different, and what that is. */
export interface Variation extends Omit<PriceChange, 'difference'> {
  quote: RatableQuote;
}

/** The inputs of a variation. */
export interface Varied {
  quote: RatableQuote;
  /** ISO date. */
  date: string;
  /** What a package may contain on this quote: the state's catalog, or the chosen product's (reading 15). */
  entriesOf: (packageName: PackageName) => CatalogueEntry[];
}

type Label = Pick<Variation, 'kind' | 'values'>;

/** The quote with one of its own answers changed. */
export function ofQuote(quote: RatableQuote, label: Label, change: Partial<RatableQuote>): Variation {
  return { ...label, vehicle_id: null, driver_id: null, quote: { ...quote, ...change } };
}

/** The quote with one car changed. */
export function ofVehicle(
  quote: RatableQuote,
  label: Label,
  vehicle: Vehicle,
  change: Partial<Vehicle>,
): Variation {
  const vehicles = quote.vehicles.map((each) => (each.id === vehicle.id ? { ...each, ...change } : each));
  return { ...label, vehicle_id: vehicle.id, driver_id: null, quote: { ...quote, vehicles } };
}

/** The quote with one driver changed or removed. */
export function ofDriver(
  quote: RatableQuote,
  label: Label,
  driver: Driver,
  change: Partial<Driver> | null,
): Variation {
  const drivers = quote.drivers.flatMap((each) => {
    if (each.id !== driver.id) return [each];
    return change === null ? [] : [{ ...each, ...change }];
  });
  return { ...label, vehicle_id: null, driver_id: driver.id, quote: { ...quote, drivers } };
}
