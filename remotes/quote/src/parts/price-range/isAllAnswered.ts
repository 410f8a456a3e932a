import type { Assumption, AssumptionKind } from '@shared/domain';

/** Counts, and what is asked only after the first prices. */
const LATER = new Set<AssumptionKind>(['cars', 'drivers', 'pay_in_full', 'record', 'annual_distance']);

/** Whether a range assumes no answer that is still open. */
export const isAllAnswered = (assumed: readonly Assumption[]): boolean =>
  assumed.every(({ kind }) => LATER.has(kind));
