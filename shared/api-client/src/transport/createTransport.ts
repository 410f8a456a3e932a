import { ApiError } from './apiError';
import { createAvailability } from './availability';
import { safeStorage, STORAGE_NAMES } from './clientStorage';
import { createPlainCaller } from './plainCaller';
import type { SealedSide } from './sealedSide';
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
  const versions = new Map<string, number>();
  const availability = createAvailability();
  let language = 'en';
  const learnVersion: Transport['learnVersion'] = ({ id, version }) => {
    // A late answer of an earlier GET never takes a newer version back.
    versions.set(id, Math.max(version, versions.get(id) ?? 0));
  };
  const version: Transport['version'] = (quoteId) => versions.get(quoteId) ?? null;
  const headers = (): Record<string, string> => ({ 'Accept-Language': language });
  const parts = { apiBase, vehicleDataBase, timedFetch, storage, now, availability, headers };
  let sealedSide: Promise<SealedSide> | undefined;
  const sealed = (): Promise<SealedSide> => {
    sealedSide ??= import(/* webpackChunkName: "sealed" */ './sealedSide').then(
      ({ createSealedSide }) => createSealedSide({ ...parts, version, learnVersion }),
      () => {
        sealedSide = undefined; // A failure is not kept: the next call asks again.
        throw new ApiError('network', 0, [{ code: 'network', message: '' }]);
      },
    );
    return sealedSide;
  };
  const quoteId = () => storage.getItem(STORAGE_NAMES.quoteId);
  const agree = () => sealed().then(({ keys }) => keys.ready());

  return {
    storage,
    version,
    learnVersion,
    callSealed: async (request) => (await sealed()).call(request),
    callPlain: createPlainCaller(parts),
    quoteId,
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
    warmUp: () => whenIdle(() => void agree().catch(() => undefined)),
    readAhead() {
      const id = quoteId();
      if (id === null || storage.getItem(STORAGE_NAMES.quoteKey) === null) return;
      void sealed().then(
        (side) => side.readAhead(id),
        () => undefined,
      );
    },
  };
}
