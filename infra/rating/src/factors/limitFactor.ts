import { groupThousands, type StateCode, type VehicleCoverage } from '@shared/domain';
import type { BaseRate, RateTables } from '../tables';
import type { Factor } from './factor';
import { stepDown, stepUp } from './stepFor';

const CENTS = 100;

/**
 * The factor of a coverage's limits or deductible, or null if none rates. A limit is looked up by its first amount; a
 * limit missing from the table uses the row above, a deductible the row below, both on the careful side.
 */
export function limitFactor(
  coverage: VehicleCoverage,
  base: BaseRate,
  tables: RateTables,
  state: StateCode,
): Factor | null {
  const own = tables.stateLimits[state]?.[coverage.type];
  const steps = own ?? tables.limits[base.limits];
  if (base.limits === 'none' && !own) return null;
  if (base.limits === 'deductible') {
    const deductible = coverage.limits.find((limit) => limit.applies_to === 'deductible');
    if (!deductible) return null;
    return {
      key: 'factor.deductible',
      detail: { deductible: dollars(deductible.amount) },
      multiplier: stepDown(steps, deductible.amount),
    };
  }
  const amounts = coverage.limits.filter((limit) => limit.applies_to !== 'deductible');
  const first = amounts.find((limit) => limit.applies_to === 'per_person') ?? amounts[0];
  if (!first) return null;
  return {
    key: 'factor.limit',
    detail: { limit: amounts.map((limit) => dollars(limit.amount)).join(' / ') },
    multiplier: stepUp(steps, first.amount),
  };
}

function dollars(cents: number): string {
  return `$${groupThousands(Math.floor(cents / CENTS))}`;
}
