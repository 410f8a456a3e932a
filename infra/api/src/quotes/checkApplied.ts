import { furthestAllowed, isStartAllowed, purchaseJourney, type Rate } from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';
import { refuse } from '../http/validatorCompiler';
import { quoteAnswer, todayFor } from './answers';
import { checkEditable } from './checkWritable';
import type { StoredQuote } from './storedQuote';

/**
 * Refuses what wants a whole application: no step of the purchase is skipped by a direct call (reading 39). Answers the chosen
 * rate. `upTo` is the step it must have reached: to state the application, the review itself is left. @throws ApiFailure 409 without one or on a closed quote, 422 with the step that is unfinished as its attribute,
 * or for a start that has become too early.
 */
export function checkApplied(
  quote: StoredQuote,
  now: number,
  upTo: 'review' | 'finalRates' = 'finalRates',
): Rate {
  checkEditable(quote.status);
  const step = furthestAllowed(purchaseJourney, quoteAnswer(quote, now, 'en'));
  if (quote.selectedRate === null || step === null) throw new ApiFailure(409, 'rate_not_chosen');
  if (step !== 'finalRates' && step !== upTo)
    throw new ApiFailure(422, [{ code: 'application_incomplete', attribute: step }]);
  const start = quote.document.term?.effective ?? '';
  // An application that waited may have outlived the day it was to start on.
  if (!isStartAllowed(start, todayFor(quote, now))) {
    refuse([{ path: 'term.effective', key: 'validation:start_date_invalid' }]);
  }
  return quote.selectedRate;
}
