import { furthestAllowed, isStartAllowed, purchaseJourney, type Rate } from '@shared/domain';
import { ApiFailure } from '../http/apiFailure';
import { refuse } from '../http/validatorCompiler';
import { quoteAnswer, todayFor } from './response';
import { checkEditable } from './checks';
import type { StoredQuote } from './storedQuote';

/**
 * Rejects incomplete applications, so that no direct call skips a purchase step (reading 39). Returns the chosen
 * rate. `upTo` is the required step: signing the statement does not need the review. @throws ApiFailure 409 without a
 * rate or on a closed quote, 422 with the unfinished step as its attribute, or for a start date that is now too
 * early.
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
  // The start date may have passed while the application waited.
  if (!isStartAllowed(start, todayFor(quote, now))) {
    refuse([{ path: 'term.effective', key: 'validation:start_date_invalid' }]);
  }
  return quote.selectedRate;
}
