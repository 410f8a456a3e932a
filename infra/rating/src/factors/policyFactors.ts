import type { CoverageType } from '@shared/domain';
import type { Risk } from '../risk/types';
import type { RateTables } from '../tables';
import type { Factor } from './factor';

const TORT_COVERAGES: ReadonlySet<CoverageType> = new Set<CoverageType>([
  'bodily_injury',
  'uninsured_motorist_bodily_injury',
  'underinsured_motorist_bodily_injury',
]);

/** Full tort on the coverages that pay for injury, or null. */
export function tortFactor(risk: Risk, type: CoverageType, tables: RateTables): Factor | null {
  if (!risk.fullTort || !TORT_COVERAGES.has(type)) return null;
  return { key: 'factor.tort', detail: {}, multiplier: tables.fullTort };
}

/** Stacking of a motorist coverage for injury, or null where it is not stacked. */
export function stackedFactor(risk: Risk, type: CoverageType, { stacked }: RateTables): Factor | null {
  const isStacked =
    (type === 'uninsured_motorist_bodily_injury' && risk.stacked.um) ||
    (type === 'underinsured_motorist_bodily_injury' && risk.stacked.uim);
  if (!isStacked || !stacked) return null;
  const cars = risk.vehicles.length;
  return {
    key: 'factor.stacked',
    detail: { count: cars },
    multiplier: cars > 1 ? stacked.moreCars : stacked.oneCar,
  };
}

/** Factors of the whole policy: drivers beyond the vehicles, and no current insurance. */
export function policyFactors(risk: Risk, tables: RateTables): Factor[] {
  const factors: Factor[] = [];
  const excess = risk.drivers.length - risk.vehicles.length;
  const loading = excess > 0 ? (tables.excessDrivers[excess - 1] ?? tables.excessDrivers.at(-1)) : undefined;
  if (loading !== undefined) {
    factors.push({ key: 'factor.excess_drivers', detail: { count: excess }, multiplier: loading });
  }
  if (risk.notInsured) factors.push({ key: 'factor.not_insured', detail: {}, multiplier: tables.notInsured });
  return factors;
}
