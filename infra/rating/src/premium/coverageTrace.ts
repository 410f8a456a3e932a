import type { FactorKey, TraceStep, VehicleCoverage } from '@shared/domain';
import { factorText, ONE, times, wholeDollars } from '../arithmetic';
import type { Factor, FactorDetail } from '../factors';
import type { RateTables } from '../tables';
import type { Chain } from './chain';
import { RATED_MONTHS } from './coverageMills';

/** A coverage's steps from base to price. The last `after_mills` is the price, whole dollars in mills. */
export function coverageTrace(
  coverage: VehicleCoverage,
  chain: Chain,
  tables: RateTables,
  term: number,
): TraceStep[] {
  const steps: TraceStep[] = [];
  let mills = 0;
  const add = (factor: FactorKey, detail: FactorDetail, multiplier: string | null, after: number) => {
    steps.push({ factor, detail, multiplier, before_mills: mills, after_mills: after });
    mills = after;
  };
  const apply = ({ key, detail, multiplier }: Factor) =>
    add(key, detail, factorText(multiplier), times(mills, multiplier));

  add('factor.base', { coverage: coverage.type }, null, tables.base[coverage.type].mills);
  chain.factors.forEach(apply);
  const least = times(mills, tables.discounts.floor);
  chain.discounts.forEach(apply);
  if (mills < least) {
    add('factor.discount_floor', { floor: factorText(tables.discounts.floor) }, null, least);
  }
  if (mills !== wholeDollars(mills)) add('factor.whole_dollars', {}, null, wholeDollars(mills));
  if (term !== RATED_MONTHS) apply(termFactor(term));
  return steps;
}

function termFactor(term: number): Factor {
  return { key: 'factor.term', detail: { months: term }, multiplier: (term / RATED_MONTHS) * ONE };
}
