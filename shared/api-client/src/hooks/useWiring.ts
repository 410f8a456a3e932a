import { STATE_CODES } from '@shared/domain';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { STORAGE_NAMES } from '../transport/clientStorage';
import type { Api } from './apiContext';
import { isOfAQuote, isRatesOf, quoteCacheKey } from './cacheKeys';

/**
 * Connects transport, bus and cache. Every remote on the page does this; each connection is written so that doing it
 * twice changes nothing.
 */
export function useWiring({ transport, bus }: Api): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const quoteId = transport.quoteId();
    if (quoteId !== null && !bus.last('quote:identified')) {
      const stored = transport.storage.getItem(STORAGE_NAMES.stateCode);
      bus.emit('quote:identified', { quoteId, state: STATE_CODES.find((code) => code === stored) ?? null });
    }
    const stops = [
      transport.onAvailability((unavailable) => {
        const known = bus.last('api:availability-changed')?.unavailable ?? false;
        if (known !== unavailable) bus.emit('api:availability-changed', { unavailable });
      }),
      bus.on('shell:language-changed', ({ language }) => transport.setLanguage(language)),
      bus.on('quote:version-changed', (fact) => {
        const known = transport.version(fact.quoteId);
        // Our own edits are known already; a newer version comes from another tab, and may have another price.
        if (known === null || fact.version <= known) return;
        void mutate(quoteCacheKey(fact.quoteId));
        void mutate(isRatesOf(fact.quoteId), undefined);
      }),
      bus.on('quote:started-over', () => {
        transport.forget();
        void mutate(isOfAQuote, undefined, { revalidate: false });
        if (bus.last('quote:identified')?.quoteId !== null) {
          bus.emit('quote:identified', { quoteId: null, state: null });
        }
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [transport, bus, mutate]);
}
