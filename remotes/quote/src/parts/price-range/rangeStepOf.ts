import { quoteJourney, stepOf, type Quote, type RangeStep } from '@shared/domain';

/** Where the shopper is, for a price range. The list of cars leads to the review once there are drivers. */
export function rangeStepOf(pathname: string, { drivers }: Pick<Quote, 'drivers'>): RangeStep {
  const step = stepOf(quoteJourney, pathname);
  if (step === 'drivers') return 'drivers';
  return drivers.length === 0 && step !== 'review' ? 'vehicles' : 'review';
}
