import type { ApiError } from '@shared/api-client';
import { useCarriers, useFinalRates } from '@shared/api-client/hooks';
import { ratingErrorsOf, type Carrier, type CodedError, type Rate } from '@shared/domain';

/** States of the final quote; a failure includes what is needed to retry. */
export type FinalOffer =
  | { kind: 'waiting' }
  | { kind: 'failed'; error: ApiError; retry: () => void }
  | { kind: 'refused'; errors: readonly CodedError[] }
  | { kind: 'ready'; final: Rate; carrier: Carrier };

type Rates = ReturnType<typeof useFinalRates>;

/** The errors of a rating, or of a rating rejected because of the application (not because of the network). */
function refusalOf({ rates, error }: Rates): readonly CodedError[] {
  if (error?.status === 422) return ratingErrorsOf(error.errors);
  return error ? [] : ratingErrorsOf(rates?.errors);
}

/** The selected product's price for the whole application, and its carrier (section 4, Final quote; reading 6). */
export function useFinalOffer(): FinalOffer {
  const rates = useFinalRates();
  const carriers = useCarriers();
  const final = rates.rates?.best_match ?? null;
  if (final === null) {
    if (rates.isRating) return { kind: 'waiting' };
    const errors = refusalOf(rates);
    if (errors.length > 0) return { kind: 'refused', errors };
    return rates.error ? { kind: 'failed', error: rates.error, retry: rates.retry } : { kind: 'waiting' };
  }
  const carrier = carriers.data?.find(({ id }) => id === final.carrier_id);
  if (carrier) return { kind: 'ready', final, carrier };
  return carriers.error
    ? { kind: 'failed', error: carriers.error, retry: carriers.retry }
    : { kind: 'waiting' };
}
