import { findCoverage } from '../catalogues/canonicalCoverage';
import type { CoverageType, LimitKind } from '../entities/codes';
import type { VehicleCoverage } from '../entities/vehicle';

/** What a coverage pays for, as a shopper would say it. */
export const COVERAGE_PARTS = [
  'their_injuries',
  'their_property',
  'uninsured',
  'treatment',
  'own_car_crash',
  'own_car_other',
  'roadside',
] as const;
export type CoveragePart = (typeof COVERAGE_PARTS)[number];

const PARTS: Record<CoverageType, CoveragePart> = {
  bodily_injury: 'their_injuries',
  property_damage: 'their_property',
  uninsured_motorist_bodily_injury: 'uninsured',
  uninsured_motorist_property_damage: 'uninsured',
  underinsured_motorist_bodily_injury: 'uninsured',
  medical_payments: 'treatment',
  medical_expense: 'treatment',
  collision: 'own_car_crash',
  comprehensive: 'own_car_other',
  other_than_collision: 'own_car_other',
  towing: 'roadside',
  rental: 'roadside',
  rental_reimbursement: 'roadside',
};

/** The part of an accident that a coverage pays for. */
export const coveragePart = (type: CoverageType): CoveragePart => PARTS[type];

/** The bills of an accident, in cents; injuries are one amount per person. `nature` is hail or an animal. */
export interface Accident {
  cause: 'you' | 'nature' | 'uninsured';
  theirInjuries: readonly number[];
  theirProperty: number;
  ownCar: number;
  treatment: readonly number[];
}

export type Bill = Exclude<keyof Accident, 'cause'>;

/** One bill in cents: all of it, and what the insurer pays. */
export interface BillShare {
  bill: Bill;
  total: number;
  paid: number;
}

type Coverage = Pick<VehicleCoverage, 'type' | 'limits'>;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A limit in cents: 0 without the coverage, no limit where the policy states none. */
function limitOf(coverages: readonly Coverage[], type: CoverageType, kind: LimitKind): number {
  const found = findCoverage(coverages, type);
  if (!found) return 0;
  return found.limits.find(({ applies_to }) => applies_to === kind)?.amount ?? Infinity;
}

/** Each person's bill up to a limit, then all of them up to the accident's. */
function paidForPeople(coverages: readonly Coverage[], type: CoverageType, bills: readonly number[]): number {
  const perPerson = limitOf(coverages, type, 'per_person');
  const paid = sum(bills.map((bill) => Math.min(bill, perPerson)));
  return Math.min(paid, limitOf(coverages, type, 'per_accident'));
}

/** What is left of a bill after the deductible, if the car has the coverage. */
function paidAfterDeductible(coverages: readonly Coverage[], type: CoverageType, bill: number): number {
  const found = findCoverage(coverages, type);
  if (!found) return 0;
  const deductible = found.limits.find(({ applies_to }) => applies_to === 'deductible')?.amount ?? 0;
  return Math.max(0, bill - deductible);
}

function paidForCar({ cause, ownCar }: Accident, coverages: readonly Coverage[]): number {
  if (cause === 'nature') return paidAfterDeductible(coverages, 'comprehensive', ownCar);
  const collision = paidAfterDeductible(coverages, 'collision', ownCar);
  if (cause === 'you') return collision;
  // Two coverages can pay for the same damage; a shopper claims the one that pays more.
  const type = 'uninsured_motorist_property_damage';
  const uninsured = Math.min(
    paidAfterDeductible(coverages, type, ownCar),
    limitOf(coverages, type, 'per_accident'),
  );
  return Math.max(collision, uninsured);
}

/** Medical coverage pays each person first; uninsured motorist the rest, if the driver at fault has no insurance. */
function paidForTreatment({ cause, treatment }: Accident, coverages: readonly Coverage[]): number {
  const medical = Math.max(
    limitOf(coverages, 'medical_payments', 'per_person'),
    limitOf(coverages, 'medical_expense', 'per_person'),
  );
  const rest = treatment.map((bill) => Math.max(0, bill - medical));
  const first = sum(treatment) - sum(rest);
  const type = 'uninsured_motorist_bodily_injury';
  return cause === 'uninsured' ? first + paidForPeople(coverages, type, rest) : first;
}

/**
 * Who pays an example accident under a car's coverages: each bill in cents, and how much of it the insurer pays. The
 * rest is left to the driver. Liability pays others only for an accident you cause.
 */
export function accidentShares(accident: Accident, coverages: readonly Coverage[]): BillShare[] {
  const { theirInjuries, theirProperty, ownCar, treatment } = accident;
  const property = Math.min(theirProperty, limitOf(coverages, 'property_damage', 'per_accident'));
  const shares: BillShare[] = [
    {
      bill: 'theirInjuries',
      total: sum(theirInjuries),
      paid: paidForPeople(coverages, 'bodily_injury', theirInjuries),
    },
    { bill: 'theirProperty', total: theirProperty, paid: property },
    { bill: 'ownCar', total: ownCar, paid: paidForCar(accident, coverages) },
    { bill: 'treatment', total: sum(treatment), paid: paidForTreatment(accident, coverages) },
  ];
  return shares.filter(({ total }) => total > 0);
}
