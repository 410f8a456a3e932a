import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { getQuote } from '../requests/getQuote';
import { useApi } from './apiContext';
import { isRatesOf, quoteCacheKey } from './cacheKeys';
import { inBackground } from './inBackground';
import { useQuoteId } from './useQuoteId';

/**
 * Refetches the stored quote each time the shopper returns to this window, since another browser may have changed it
 * and no bus event says so (ADR 0014). A newer quote is shown and rated again; a failed call is ignored. For screens
 * without a form, since a form detects the change on save.
 */
export function useRevalidateOnReturn(): void {
  const { transport } = useApi();
  const { mutate } = useSWRConfig();
  const quoteId = useQuoteId();
  useEffect(() => {
    if (quoteId === null) return undefined;
    const refetch = async (): Promise<void> => {
      const known = transport.version(quoteId) ?? 0;
      const quote = await getQuote(transport, quoteId);
      if (quote.version < known) return;
      // A payment started elsewhere changes only the status.
      inBackground(mutate(quoteCacheKey(quoteId), quote, { revalidate: false }));
      if (quote.version > known) inBackground(mutate(isRatesOf(quoteId), undefined));
    };
    return onReturn(() => void refetch().catch(() => undefined));
  }, [transport, mutate, quoteId]);
}

/** Calls back once per return to the window, from another tab or another window. Returns the unsubscribe function. */
function onReturn(back: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isAway = document.visibilityState === 'hidden';
  const onShow = () => {
    if (document.visibilityState === 'hidden') isAway = true;
    else if (isAway) {
      isAway = false;
      back();
    }
  };
  document.addEventListener('visibilitychange', onShow, { signal });
  window.addEventListener('focus', onShow, { signal });
  window.addEventListener('blur', () => (isAway = true), { signal });
  return () => listening.abort();
}
