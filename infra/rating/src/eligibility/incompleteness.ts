import { policyHolderWithoutCredit, type CodedError } from '@shared/domain';
import type { RatableQuote } from '../risk';
import { ratingError } from './errorCodes';

/** What a quote still lacks before anyone can price it; not a refusal, so the shopper is led back to the review. */
export function incompleteness(quote: RatableQuote): CodedError[] {
  const errors: CodedError[] = [];
  if (quote.vehicles.length === 0) errors.push(ratingError('quote_incomplete', 'vehicles'));
  if (!quote.drivers.some((driver) => driver.included_in_policy)) {
    errors.push(ratingError('quote_incomplete', 'drivers'));
  }
  if (policyHolderWithoutCredit(quote.drivers)) errors.push(ratingError('credit_score_missing', 'drivers'));
  return errors;
}
