import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { getQuote } from '../requests/getQuote';
import { useApi } from './apiContext';
import { isRatesOf, quoteCacheKey } from './cacheKeys';
import { inBackground } from './inBackground';
import { useQuoteId } from './useQuoteId';

/**
 * Asks for the stored quote once each time the person comes back to this window: another browser may have changed it,
 * of which no bus tells (ADR 0014). What is newer shows, and its prices are asked for; a call that fails says nothing.
 * For screens that hold no answers being typed: a form is told when it saves.
 */
export function useLookAgain(): void {
  const { transport } = useApi();
  const { mutate } = useSWRConfig();
  const quoteId = useQuoteId();
  useEffect(() => {
    if (quoteId === null) return undefined;
    const look = async (): Promise<void> => {
      const known = transport.version(quoteId) ?? 0;
      const quote = await getQuote(transport, quoteId);
      if (quote.version < known) return;
      // A payment that began moves the status alone.
      inBackground(mutate(quoteCacheKey(quoteId), quote, { revalidate: false }));
      if (quote.version > known) inBackground(mutate(isRatesOf(quoteId), undefined));
    };
    return onReturn(() => void look().catch(() => undefined));
  }, [transport, mutate, quoteId]);
}

/** Calls back once for each return to the window, be it from another tab or another window. The answer stops it. */
function onReturn(back: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isAway = document.visibilityState === 'hidden';
  const look = () => {
    if (document.visibilityState === 'hidden') isAway = true;
    else if (isAway) {
      isAway = false;
      back();
    }
  };
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('focus', look, { signal });
  window.addEventListener('blur', () => (isAway = true), { signal });
  return () => listening.abort();
}
