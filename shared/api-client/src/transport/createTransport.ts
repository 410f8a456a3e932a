import { createAvailability } from './availability';
import { safeStorage, STORAGE_NAMES } from './clientStorage';
import { createKeySource } from './keySource';
import { createPlainCaller } from './plainCaller';
import { createSealedCaller } from './sealedCaller';
import { createTimedFetch } from './timedFetch';
import type { Transport, TransportOptions } from './transport';
import { whenIdle } from './whenIdle';

/** Makes the transport of a page. Nothing is fetched until the first call or `warmUp`. */
export function createTransport(options: TransportOptions): Transport {
  const { apiBase, vehicleDataBase, now = Date.now, timeoutMs = 15_000 } = options;
  // Looked up at each call: a test or a monitor may replace the page's fetch later.
  const fetcher: typeof fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const storage = safeStorage(options.storage);
  const timedFetch = createTimedFetch(fetcher, timeoutMs);
  const keys = createKeySource(timedFetch, apiBase, now);
  const versions = new Map<string, number>();
  const availability = createAvailability();
  let language = 'en';
  const learnVersion: Transport['learnVersion'] = ({ id, version }) => {
    // A late answer of an earlier GET never takes a newer version back.
    versions.set(id, Math.max(version, versions.get(id) ?? 0));
  };
  const version: Transport['version'] = (quoteId) => versions.get(quoteId) ?? null;
  const headers = (): Record<string, string> => ({ 'Accept-Language': language });
  const parts = { apiBase, vehicleDataBase, timedFetch, keys, storage, now, availability, headers };

  return {
    storage,
    version,
    learnVersion,
    callSealed: createSealedCaller({ ...parts, version, learnVersion }),
    callPlain: createPlainCaller(parts),
    quoteId: () => storage.getItem(STORAGE_NAMES.quoteId),
    keepQuote(quote) {
      storage.setItem(STORAGE_NAMES.quoteId, quote.id);
      storage.setItem(STORAGE_NAMES.stateCode, quote.address.state);
      learnVersion(quote);
    },
    forget() {
      for (const name of Object.values(STORAGE_NAMES)) storage.removeItem(name);
      versions.clear();
    },
    onAvailability: availability.listen,
    setLanguage(next) {
      language = next;
    },
    warmUp: () => whenIdle(() => void keys.ready().catch(() => undefined)),
  };
}
