import type { Consent } from '@shared/domain';
import useSWR, { useSWRConfig } from 'swr';
import { listConsents, type ConsentLedger } from '../requests/listConsents';
import { withdrawConsent } from '../requests/withdrawConsent';
import type { ApiError } from '../transport/apiError';
import { useApi } from './apiContext';
import { consentsCacheKey, finalRatesCacheKey, quoteCacheKey } from './cacheKeys';
import { inBackground } from './inBackground';
import { storedQuoteId } from './storedQuoteId';
import { useQuoteId } from './useQuoteId';
import { useTrigger, type Trigger } from './useTrigger';

export interface Consents {
  /** Undefined while loading and without a quote. */
  consents: readonly Consent[] | undefined;
  error: ApiError | undefined;
  retry: () => void;
}

/** The shopper's consents for the stored quote. */
export function useConsents(): Consents {
  const { transport } = useApi();
  const quoteId = useQuoteId();
  const { data, error, mutate } = useSWR<ConsentLedger, ApiError, ReturnType<typeof consentsCacheKey> | null>(
    quoteId === null ? null : consentsCacheKey(quoteId),
    ([, wanted]) => listConsents(transport, wanted),
  );
  return { consents: data?.consents, error, retry: () => void mutate() };
}

/** Withdraws a consent by its id. */
export function useWithdrawConsent(): Trigger<[string], ConsentLedger> {
  const { transport } = useApi();
  const { mutate } = useSWRConfig();
  return useTrigger('withdrawConsent', async (consentId: string) => {
    const quoteId = storedQuoteId(transport);
    const ledger = await withdrawConsent(transport, quoteId, consentId);
    inBackground(mutate(consentsCacheKey(quoteId), ledger, { revalidate: false }));
    // Withdrawing a choice reopens it on the quote and clears the final rate.
    inBackground(mutate(quoteCacheKey(quoteId)));
    inBackground(mutate(finalRatesCacheKey(quoteId), undefined));
    return ledger;
  });
}
