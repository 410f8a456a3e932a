import type { Driver } from '../entities/driver';
import { policyHolderOf } from './policyHolder';

/**
 * Who settles the policy's tort, which is one for the household: of those on the policy the first who keeps the full right
 * to sue, the policyholder before all others; else the policyholder. Null without drivers.
 */
export function tortChooser(drivers: readonly Driver[]): Driver | null {
  const holder = policyHolderOf(drivers);
  if (holder?.tort === 'FULL') return holder;
  return drivers.find((driver) => driver.included_in_policy && driver.tort === 'FULL') ?? holder;
}
