import { forwardPath, paths, policyHolderWithoutCredit, type Quote, quoteJourney } from '@shared/domain';

/** The next path from a step toward the prices (section 2.8): the first missing answer, if any. */
export function pathToPrices(step: 'drivers' | 'review', quote: Quote): string {
  const { drivers } = quote;
  if (drivers.length === 0) return paths.newDriver();
  const unasked = policyHolderWithoutCredit(drivers);
  return unasked ? paths.editDriver(unasked.id) : forwardPath(quoteJourney, step, quote);
}
