import type { FactorKey } from '@shared/domain';

export type FactorDetail = Record<string, string | number>;

/** One factor of a price: its text key, its lookup value, and the multiplier scaled by 10000. */
export interface Factor {
  key: FactorKey;
  detail: FactorDetail;
  multiplier: number;
}
