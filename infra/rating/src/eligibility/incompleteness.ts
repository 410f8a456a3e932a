import { policyHolderWithoutCredit, type CodedError } from '@shared/domain';
import type { RatableQuote } from '../risk';
import { ratingError } from './ratingError';

/** What a quote still lacks before anyone can price it; not a refusal, so the shopper returns to the review. */
export function incompleteness(quote: RatableQuote): CodedError[] {
  const errors: CodedError[] = [];
  if (quote.vehicles.length === 0) errors.push(ratingError('quote_incomplete', 'vehicles'));
  const included = quote.drivers.filter((driver) => driver.included_in_policy);
  if (included.length === 0) errors.push(ratingError('quote_incomplete', 'drivers'));
  // Every carrier would refuse, but this is the shopper's own answer, which they can correct.
  else if (included.every((driver) => driver.license_status === 'not_licensed')) {
    errors.push(ratingError('no_licensed_driver', 'drivers'));
  }
  if (policyHolderWithoutCredit(quote.drivers)) errors.push(ratingError('credit_score_missing', 'drivers'));
  return errors;
}
