import type { Driver } from '../entities/driver';

type Created = Pick<Driver, 'id' | 'created_at'>;

/** The policyholder's id: the first driver created, so the next one when that one is deleted (reading 11). */
export function policyHolderId(drivers: readonly Created[]): string | null {
  const [first, ...rest] = drivers;
  if (!first) return null;
  return rest.reduce((oldest, driver) => (driver.created_at < oldest.created_at ? driver : oldest), first).id;
}

/** The policyholder among a quote's drivers, or null without drivers. */
export function policyHolderOf<T extends Created>(drivers: readonly T[]): T | null {
  const id = policyHolderId(drivers);
  return drivers.find((driver) => driver.id === id) ?? null;
}

/**
 * The policyholder who has not said how their credit is, or null. The question is theirs alone (section 5), so who
 * takes the place of a deleted one still has to answer it.
 */
export function policyHolderWithoutCredit<T extends Created & Pick<Driver, 'credit_score'>>(
  drivers: readonly T[],
): T | null {
  const holder = policyHolderOf(drivers);
  return holder?.credit_score === null ? holder : null;
}
