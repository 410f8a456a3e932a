/** Prices by vehicle: with each driver in turn, and without one (a vehicle in excess of drivers). */
export interface VehiclePrices {
  byDriver: readonly number[];
  withoutDriver: number;
}

type Drivers = readonly (number | null)[];

interface Search {
  vehicles: readonly VehiclePrices[];
  /** The most that vehicle n and all later ones can still add. */
  mostFrom: readonly number[];
  best: { total: number; drivers: Drivers };
}

function mostFromEach(vehicles: readonly VehiclePrices[]): number[] {
  let most = 0;
  return vehicles
    .toReversed()
    .map((vehicle) => (most += Math.max(vehicle.withoutDriver, ...vehicle.byDriver)))
    .toReversed();
}

function visit(search: Search, drivers: Drivers, total: number, spare: number): void {
  const vehicle = search.vehicles[drivers.length];
  if (!vehicle) {
    if (total > search.best.total) search.best = { total, drivers };
    return;
  }
  // Stryker disable next-line ConditionalExpression,EqualityOperator: an unpruned branch only costs time.
  if (total + (search.mostFrom[drivers.length] ?? 0) <= search.best.total) return;
  vehicle.byDriver.forEach((price, driver) => {
    if (!drivers.includes(driver)) visit(search, [...drivers, driver], total + price, spare);
  });
  if (spare > 0) visit(search, [...drivers, null], total + vehicle.withoutDriver, spare - 1);
}

/**
 * The driver of each vehicle (an index, or null for a vehicle in excess of drivers) that makes the total highest. At
 * most 720 ways for six and six; branches that cannot beat the best are pruned. The first of equal totals wins, in
 * the order of vehicles and drivers, so that the result is the same on every machine.
 */
export function assignDrivers(vehicles: readonly VehiclePrices[], drivers: number): Drivers {
  const search: Search = {
    vehicles,
    mostFrom: mostFromEach(vehicles),
    // Stryker disable next-line ArrayDeclaration: the first assignment replaces it.
    best: { total: -1, drivers: [] },
  };
  visit(search, [], 0, Math.max(0, vehicles.length - drivers));
  return search.best.drivers;
}
