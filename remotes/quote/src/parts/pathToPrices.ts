import { forwardPath, paths, policyHolderWithoutCredit, type Quote, quoteJourney } from '@shared/domain';

/** Where the way from a step to the prices leads (section 2.8): to the answer that is still missing, if one is. */
export function pathToPrices(step: 'drivers' | 'review', quote: Quote): string {
  const { drivers } = quote;
  if (drivers.length === 0) return paths.newDriver();
  const unasked = policyHolderWithoutCredit(drivers);
  return unasked ? paths.editDriver(unasked.id) : forwardPath(quoteJourney, step, quote);
}
