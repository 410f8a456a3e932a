import type { VehicleCoverage } from '@shared/domain';
import { times, wholeDollars } from '../arithmetic';
import type { RateTables } from '../tables';
import type { Chain } from './chain';

/** Terms are rated for six months; a longer one is a multiple (reading 7). */
export const RATED_MONTHS = 6;

/**
 * A coverage's price for the term in mills, in whole dollars, with the same rounding as its trace but without
 * building one.
 */
export function coverageMills(
  coverage: VehicleCoverage,
  chain: Chain,
  tables: RateTables,
  term: number,
): number {
  let mills = tables.base[coverage.type].mills;
  for (const factor of chain.factors) mills = times(mills, factor.multiplier);
  const least = times(mills, tables.discounts.floor);
  for (const discount of chain.discounts) mills = times(mills, discount.multiplier);
  return wholeDollars(Math.max(mills, least)) * (term / RATED_MONTHS);
}
