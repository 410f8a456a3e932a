import { furthestAllowed, purchaseJourney, type Rate } from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';
import { quoteAnswer } from './answers';
import { checkEditable } from './checkWritable';
import type { StoredQuote } from './storedQuote';

/**
 * Refuses what wants a whole application: no step of the purchase is skipped by a direct call (reading 39). Answers the chosen
 * rate. @throws ApiFailure 409 without one or on a closed quote, 422 with the step that is unfinished as its attribute.
 */
export function checkApplied(quote: StoredQuote, now: number): Rate {
  checkEditable(quote.status);
  const step = furthestAllowed(purchaseJourney, quoteAnswer(quote, now, 'en'));
  if (quote.selectedRate === null || step === null) throw new ApiFailure(409, 'rate_not_chosen');
  if (step !== 'finalRates') throw new ApiFailure(422, [{ code: 'application_incomplete', attribute: step }]);
  return quote.selectedRate;
}
