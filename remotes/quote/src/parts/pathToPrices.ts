import { paths, policyHolderWithoutCredit, type Quote } from '@shared/domain';

/** Where the way to the prices leads (section 2.8): to the answer that is still missing, if one is. */
export function pathToPrices({ id, drivers }: Quote): string {
  if (drivers.length === 0) return paths.newDriver();
  const unasked = policyHolderWithoutCredit(drivers);
  return unasked ? paths.editDriver(unasked.id) : paths.rates(id);
}
