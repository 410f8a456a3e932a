import type { RatedVehicle } from '@shared/domain';
import { centsOf } from './arithmetic';
import { assignDrivers } from './assignment/assignDrivers';
import { chainsOf, coverageMills, coverageTrace, type Pairing } from './premium';
import type { ProductRating } from './products';
import type { Risk } from './risk';
import type { RateTables } from './tables';

/** A product's price of a risk: the premium in cents, and the rated vehicles with their traces if requested. */
export interface ProductPrice {
  product: ProductRating;
  risk: Risk;
  premium: number;
  vehicles: () => RatedVehicle[];
}

function vehicleMills(pairing: Pairing): number {
  const chains = chainsOf(pairing);
  const { tables, risk, vehicle } = pairing;
  return vehicle.coverages.reduce(
    (total, coverage) => total + coverageMills(coverage, chains(coverage), tables, risk.term),
    0,
  );
}

function ratedVehicle(pairing: Pairing): RatedVehicle {
  const chains = chainsOf(pairing);
  const { tables, risk, vehicle, driver } = pairing;
  const coverages = vehicle.coverages.map((coverage) => {
    const chain = chains(coverage);
    const limits = coverage.limits.map((limit) => ({ ...limit }));
    const premium = centsOf(coverageMills(coverage, chain, tables, risk.term));
    return { type: coverage.type, limits, premium, steps: coverageTrace(coverage, chain, tables, risk.term) };
  });
  const premium = coverages.reduce((total, coverage) => total + coverage.premium, 0);
  return { vehicle_id: vehicle.id, driver_id: driver?.id ?? null, premium, coverages };
}

/** Index for a vehicle without a driver, which no list contains. */
const NOBODY = -1;

/**
 * Prices a risk with one product. Rates every driver with every vehicle, then assigns drivers so that the total is
 * highest. Needs at least one driver.
 */
export function rateProduct(risk: Risk, product: ProductRating, tables: RateTables): ProductPrice {
  const pairing = { risk, product, tables };
  // Stryker disable next-line ConditionalExpression,EqualityOperator: an unneeded price without a driver only costs time.
  const isExcess = risk.vehicles.length > risk.drivers.length;
  const prices = risk.vehicles.map((vehicle) => ({
    vehicle,
    byDriver: risk.drivers.map((driver) => vehicleMills({ ...pairing, vehicle, driver })),
    withoutDriver: isExcess ? vehicleMills({ ...pairing, vehicle, driver: null }) : 0,
  }));
  const assigned = assignDrivers(prices, risk.drivers.length);
  const chosen = prices.map(({ vehicle, byDriver, withoutDriver }, index) => {
    const at = assigned[index] ?? NOBODY;
    const driver = risk.drivers[at] ?? null;
    return { mills: byDriver[at] ?? withoutDriver, pairing: { ...pairing, vehicle, driver } };
  });
  return {
    product,
    risk,
    premium: centsOf(chosen.reduce((total, { mills }) => total + mills, 0)),
    vehicles: () => chosen.map((one) => ratedVehicle(one.pairing)),
  };
}
