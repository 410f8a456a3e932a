import { useEffect, type ReactNode } from 'react';
import { SWRConfig, unstable_serialize, useSWRConfig } from 'swr';
import { useApi } from './apiContext';
import { isOfAQuote, isRatesOf, quoteCacheKey } from './cacheKeys';

// The transport repeats failed calls, so SWR must not; after that a retry is the shopper's choice (reading 10). Some
// screens revalidate themselves (useRevalidateOnReturn).
const CONFIG = { revalidateOnFocus: false, shouldRetryOnError: false };

/**
 * Configures SWR for a tree and connects its cache to the bus. The cache is SWR's own: swr is shared at run time, so
 * all remotes share one cache, with keys namespaced by quote id. Separate from `ApiProvider` because the start screen
 * reads nothing through it and should not wait for it (budgets).
 */
export function DataProvider({ children }: { children: ReactNode }) {
  useCacheWiring();
  return <SWRConfig value={CONFIG}>{children}</SWRConfig>;
}

function useCacheWiring(): void {
  const { transport, bus } = useApi();
  const { mutate, cache } = useSWRConfig();
  useEffect(() => {
    const drop = (isMeant: (key: readonly unknown[]) => boolean) =>
      void mutate((key) => isOfAQuote(key) && isMeant(key), undefined, { revalidate: false });
    // Another quote may have replaced the stored one before this tree subscribed; keep only what the current one
    // requests.
    const stored = transport.quoteId();
    drop((key) => key[1] !== stored && cache.get(unstable_serialize([...key]))?.data !== undefined);
    const stops = [
      bus.on('quote:version-changed', (fact) => {
        const known = transport.version(fact.quoteId);
        // Our own edits are already in the cache; a newer version comes from another tab and may have another price.
        if (known === null || fact.version <= known) return;
        void mutate(quoteCacheKey(fact.quoteId));
        void mutate(isRatesOf(fact.quoteId), undefined);
      }),
      bus.on('quote:started-over', () => drop(() => true)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [transport, bus, mutate, cache]);
}
