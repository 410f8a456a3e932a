import { useEffect, type ReactNode } from 'react';
import { SWRConfig, unstable_serialize, useSWRConfig } from 'swr';
import { useApi } from './apiContext';
import { isOfAQuote, isRatesOf, quoteCacheKey } from './cacheKeys';

// A retry is the person's choice (reading 10); which screens look again on return is theirs (useLookAgain).
const CONFIG = { revalidateOnFocus: false, shouldRetryOnError: false };

/**
 * Puts a tree's reads under the rules of this site and wires the data cache to the bus. The cache is SWR's own: swr is
 * shared at run time, so all remotes see one cache, its keys namespaced by quote id. Apart from `ApiProvider`, since
 * the start screen reads nothing by it and is not to wait for it (budgets).
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
    // What was replaced while nobody listened here; what a screen asks for just now is not.
    const stored = transport.quoteId();
    drop((key) => key[1] !== stored && cache.get(unstable_serialize([...key]))?.data !== undefined);
    const stops = [
      bus.on('quote:version-changed', (fact) => {
        const known = transport.version(fact.quoteId);
        // Our own edits are known already; a newer version comes from another tab, and may have another price.
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
