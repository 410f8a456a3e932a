import { STATE_CODES, STORAGE_KEYS } from '@shared/domain';
import { useEffect } from 'react';
import type { Api } from './apiContext';

/** Connects transport and bus; idempotent, since every remote on the page does it. */
export function useWiring({ transport, bus }: Api): void {
  useEffect(() => {
    const quoteId = transport.quoteId();
    if (quoteId !== null && !bus.last('quote:identified')) {
      const stored = transport.storage.getItem(STORAGE_KEYS.stateCode);
      bus.emit('quote:identified', { quoteId, state: STATE_CODES.find((code) => code === stored) ?? null });
    }
    const stops = [
      transport.onAvailability((unavailable) => {
        const known = bus.last('api:availability-changed')?.unavailable ?? false;
        if (known !== unavailable) bus.emit('api:availability-changed', { unavailable });
      }),
      bus.on('shell:language-changed', ({ language }) => transport.setLanguage(language)),
      bus.on('quote:started-over', () => {
        transport.forget();
        if (bus.last('quote:identified')?.quoteId !== null) {
          bus.emit('quote:identified', { quoteId: null, state: null });
        }
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [transport, bus]);
}
