import { scaled } from '../../arithmetic';
import { byState } from '../../states/registry';
import type { DiscountTables, FeeTables } from '../types';

/** Pennsylvania's election: full tort affects bodily injury and both motorist coverages for injury. */
export const fullTort = scaled(1.18);
export const stacked = null;
export const notInsured = scaled(1.12);

/** The state's own percentages (homeowner, insured, multi-car) are in the domain's state rules. */
export const discounts: DiscountTables = {
  goodStudent: scaled(0.92),
  defensiveDriver: scaled(0.95),
  paidInFull: scaled(0.95),
  early: scaled(0.96),
  earlyDays: 3,
  monitored: scaled(0.95),
  floor: scaled(0.6),
};

export const excessDrivers: readonly number[] = [scaled(1.075), scaled(1.2), scaled(1.4)];
export const excessVehicleShare = scaled(0.85);

/** Cents. */
export const fees: FeeTables = {
  policy: 3500,
  sr22: 2500,
  stateVehicle: byState(({ vehicleFee = 0 }) => vehicleFee),
  installment: 500,
};
