/** Prices by vehicle: with each driver in turn, and with none (a vehicle in excess of drivers). */
export interface VehiclePrices {
  byDriver: readonly number[];
  withoutDriver: number;
}

interface Search {
  vehicles: readonly VehiclePrices[];
  /** The most that vehicle n and all after it can still add. */
  mostFrom: readonly number[];
  used: boolean[];
  current: (number | null)[];
  best: { total: number; drivers: (number | null)[] };
}

function mostFromEach(vehicles: readonly VehiclePrices[]): number[] {
  const most = [0];
  for (const vehicle of vehicles.toReversed()) {
    most.unshift((most[0] ?? 0) + Math.max(vehicle.withoutDriver, ...vehicle.byDriver));
  }
  return most;
}

function visit(search: Search, index: number, total: number, spare: number): void {
  const vehicle = search.vehicles[index];
  if (!vehicle) {
    if (total > search.best.total) search.best = { total, drivers: [...search.current] };
    return;
  }
  if (total + (search.mostFrom[index] ?? 0) <= search.best.total) return;
  vehicle.byDriver.forEach((price, driver) => {
    if (search.used[driver]) return;
    search.used[driver] = true;
    search.current[index] = driver;
    visit(search, index + 1, total + price, spare);
    search.used[driver] = false;
  });
  if (spare > 0) {
    search.current[index] = null;
    visit(search, index + 1, total + vehicle.withoutDriver, spare - 1);
  }
}

/**
 * The driver of each vehicle (an index, or null for a vehicle in excess of drivers) so that the total is highest. At
 * most 720 ways for six and six; branches that cannot beat the best are cut. Of equal totals the first found wins, in
 * the order of vehicles and drivers, so that the answer is the same on every machine.
 */
export function assignDrivers(vehicles: readonly VehiclePrices[], drivers: number): (number | null)[] {
  const search: Search = {
    vehicles,
    mostFrom: mostFromEach(vehicles),
    used: Array.from({ length: drivers }, () => false),
    current: [],
    best: { total: -1, drivers: [] },
  };
  visit(search, 0, 0, Math.max(0, vehicles.length - drivers));
  return search.best.drivers;
}
