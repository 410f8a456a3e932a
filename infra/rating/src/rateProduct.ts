import type { RatedVehicle, VehicleCoverage } from '@shared/domain';
import { centsOf } from './arithmetic';
import { assignDrivers } from './assignment/assignDrivers';
import { chainsOf, coverageMills, coverageTrace, type Pairing } from './premium';
import type { ProductRating } from './products';
import type { Risk } from './risk';
import type { RateTables } from './tables';

/** A product's price of a risk: the premium in cents, and the rated vehicles with their traces when asked for. */
export interface ProductPrice {
  product: ProductRating;
  risk: Risk;
  premium: number;
  vehicles: () => RatedVehicle[];
}

type PriceOf = (coverage: VehicleCoverage) => number;

function vehicleMills(pairing: Pairing): number {
  const chains = chainsOf(pairing);
  const { tables, risk, vehicle } = pairing;
  const price: PriceOf = (coverage) => coverageMills(coverage, chains(coverage), tables, risk.term);
  return vehicle.coverages.reduce((total, coverage) => total + price(coverage), 0);
}

function ratedVehicle(pairing: Pairing): RatedVehicle {
  const chains = chainsOf(pairing);
  const { tables, risk, vehicle, driver } = pairing;
  const coverages = vehicle.coverages.map((coverage) => {
    const steps = coverageTrace(coverage, chains(coverage), tables, risk.term);
    const limits = coverage.limits.map((limit) => ({ ...limit }));
    return { type: coverage.type, limits, premium: centsOf(steps.at(-1)?.after_mills ?? 0), steps };
  });
  const premium = coverages.reduce((total, coverage) => total + coverage.premium, 0);
  return { vehicle_id: vehicle.id, driver_id: driver?.id ?? null, premium, coverages };
}

/**
 * Prices a risk with one product. Every driver is tried with every vehicle first, then the drivers are assigned so
 * that the total is highest. Needs at least one driver.
 */
export function rateProduct(risk: Risk, product: ProductRating, tables: RateTables): ProductPrice {
  const pairing = { risk, product, tables };
  const prices = risk.vehicles.map((vehicle) => ({
    byDriver: risk.drivers.map((driver) => vehicleMills({ ...pairing, vehicle, driver })),
    withoutDriver:
      risk.vehicles.length > risk.drivers.length ? vehicleMills({ ...pairing, vehicle, driver: null }) : 0,
  }));
  const assigned = assignDrivers(prices, risk.drivers.length);
  const driverAt = (index: number) => assigned[index] ?? null;
  const mills = prices.reduce((total, price, index) => {
    const driver = driverAt(index);
    return total + (driver === null ? price.withoutDriver : (price.byDriver[driver] ?? 0));
  }, 0);
  return {
    product,
    risk,
    premium: centsOf(mills),
    vehicles: () =>
      risk.vehicles.map((vehicle, index) => {
        const driver = driverAt(index);
        return ratedVehicle({
          ...pairing,
          vehicle,
          driver: driver === null ? null : (risk.drivers[driver] ?? null),
        });
      }),
  };
}
