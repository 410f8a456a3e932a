import { shareOfEffect } from '../arithmetic';
import type { DriverRisk } from '../risk/types';
import type { Group, RateTables } from '../tables';
import type { Factor } from './factor';

/** The rated driver's age and marital class, and the licence where it is not an active one. */
export function driverFactors(driver: DriverRisk, tables: RateTables, group: Group): Factor[] {
  const factors: Factor[] = [
    {
      key: 'factor.driver_class',
      detail: { ages: driver.ages, column: driver.column },
      multiplier: driver.class[group],
    },
  ];
  if (driver.licence) {
    const multiplier = tables.licences[driver.licence];
    factors.push({ key: 'factor.licence', detail: { licence: driver.licence }, multiplier });
  }
  return factors;
}

/**
 * A vehicle in excess of drivers takes the lowest-rated driver's class at a share of its effect. Lowest by group, so
 * that a driver whose class rises can never lower another vehicle's price.
 */
export function excessVehicleFactor(
  drivers: readonly DriverRisk[],
  tables: RateTables,
  group: Group,
): Factor {
  const lowest = Math.min(...drivers.map((driver) => driver.class[group]));
  return {
    key: 'factor.excess_vehicle',
    detail: {},
    multiplier: shareOfEffect(lowest, tables.excessVehicleShare),
  };
}
