import { quoteJourney, stepOf, type Quote, type RangeStep } from '@shared/domain';

/** The step a price range is asked for. Once there are drivers, the list of cars leads back to review. */
export function rangeStepOf(pathname: string, { drivers }: Pick<Quote, 'drivers'>): RangeStep {
  const step = stepOf(quoteJourney, pathname);
  if (step === 'drivers') return 'drivers';
  return drivers.length === 0 && step !== 'review' ? 'vehicles' : 'review';
}
