import type { Driver } from '../entities/driver';

type Created = Pick<Driver, 'id' | 'created_at'>;

/** The policyholder's id: the first driver created, or the next one if that one is deleted (reading 11). */
export function policyHolderId(drivers: readonly Created[]): string | null {
  const [first, ...rest] = drivers;
  if (!first) return null;
  return rest.reduce((oldest, driver) => (driver.created_at < oldest.created_at ? driver : oldest), first).id;
}

/** The policyholder among a quote's drivers, or null if there are none. */
export function policyHolderOf<T extends Created>(drivers: readonly T[]): T | null {
  const id = policyHolderId(drivers);
  return drivers.find((driver) => driver.id === id) ?? null;
}

/**
 * The policyholder if the credit question is unanswered, else null. Only the policyholder is asked (section 5), so a
 * driver who replaces a deleted one still has to answer.
 */
export function policyHolderWithoutCredit<T extends Created & Pick<Driver, 'credit_score'>>(
  drivers: readonly T[],
): T | null {
  const holder = policyHolderOf(drivers);
  return holder?.credit_score === null ? holder : null;
}
