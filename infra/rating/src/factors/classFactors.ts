import { shareOfEffect } from '../arithmetic';
import type { ProductRating } from '../products';
import type { DriverRisk } from '../risk/types';
import type { Group, RateTables } from '../tables';
import type { Factor } from './factor';

/** The rated driver's age and marital class at the product's spread, and the license if it is not active. */
export function driverFactors(
  driver: DriverRisk,
  product: ProductRating,
  tables: RateTables,
  group: Group,
): Factor[] {
  const factors: Factor[] = [
    {
      key: 'factor.driver_class',
      detail: { ages: driver.ages, column: driver.column },
      multiplier: shareOfEffect(driver.class[group], product.classSpread),
    },
  ];
  if (driver.license) {
    const multiplier = tables.licenses[driver.license];
    factors.push({ key: 'factor.licence', detail: { licence: driver.license }, multiplier });
  }
  return factors;
}

/**
 * A vehicle in excess of drivers gets the lowest-rated driver's class at a share of its effect. Lowest by group, so
 * that a driver whose class rises can never lower another vehicle's price.
 */
export function excessVehicleFactor(
  drivers: readonly DriverRisk[],
  product: ProductRating,
  tables: RateTables,
  group: Group,
): Factor {
  const lowest = Math.min(...drivers.map((driver) => driver.class[group]));
  return {
    key: 'factor.excess_vehicle',
    detail: {},
    multiplier: shareOfEffect(shareOfEffect(lowest, product.classSpread), tables.excessVehicleShare),
  };
}
