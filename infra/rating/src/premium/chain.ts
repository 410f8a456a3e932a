import type { VehicleCoverage } from '@shared/domain';
import {
  carDiscounts,
  creditFactor,
  driverFactors,
  excessVehicleFactor,
  limitFactor,
  placeFactors,
  policyFactors,
  recordFactors,
  stackedFactor,
  tortFactor,
  vehicleFactors,
  type Factor,
} from '../factors';
import type { ProductRating } from '../products';
import type { DriverRisk, Risk, VehicleRisk } from '../risk';
import type { Group, RateTables } from '../tables';

/** Everything that a product's price of one vehicle depends on. */
export interface Pairing {
  risk: Risk;
  product: ProductRating;
  tables: RateTables;
  vehicle: VehicleRisk;
  /** Null for a vehicle in excess of drivers. */
  driver: DriverRisk | null;
}

/** The factors of one coverage in the manual's order, and its discounts, which have a floor. */
export interface Chain {
  factors: readonly Factor[];
  discounts: readonly Factor[];
}

/** Base, state, territory, class, symbol and age, use, miles, points, SR-22, credit: the same for a whole group. */
function groupFactors(pairing: Pairing, group: Group): Factor[] {
  const { risk, product, tables, vehicle, driver } = pairing;
  const person = driver
    ? driverFactors(driver, product, tables, group)
    : [excessVehicleFactor(risk.drivers, product, tables, group)];
  return [
    ...placeFactors(risk, product, tables, group),
    ...person,
    ...vehicleFactors(vehicle, tables, group),
    ...(driver ? recordFactors(driver, product, tables, group) : []),
    creditFactor(risk, product, tables),
  ];
}

/** Chains of one pairing by coverage; factors that coverages of a group share are computed once. */
export function chainsOf(pairing: Pairing): (coverage: VehicleCoverage) => Chain {
  const { risk, tables } = pairing;
  const shared = new Map<Group, Factor[]>();
  const policy = policyFactors(risk, tables);
  const discounts = carDiscounts(risk, pairing);
  return (coverage) => {
    const base = tables.base[coverage.type];
    if (base.group === 'flat') return { factors: [], discounts: [] };
    const head = shared.get(base.group) ?? groupFactors(pairing, base.group);
    shared.set(base.group, head);
    const limit = limitFactor(coverage, base, tables, risk.state);
    const tort = tortFactor(risk, coverage.type, tables);
    const stacked = stackedFactor(risk, coverage.type, tables);
    return {
      factors: [
        ...head,
        ...(limit ? [limit] : []),
        ...(tort ? [tort] : []),
        ...(stacked ? [stacked] : []),
        ...policy,
      ],
      discounts,
    };
  };
}
