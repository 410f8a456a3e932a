import type { StateCode } from '@shared/domain';

/** One ZIP with a single city in each state. */
export const ZIPS: Record<StateCode, string> = {
  IL: '62701',
  IN: '46204',
  MO: '64108',
  KS: '67202',
  IA: '50309',
  AR: '72201',
  TX: '75201',
  WI: '53202',
  OH: '43215',
  PA: '19103',
  OK: '73102',
};
