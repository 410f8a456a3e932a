import { localStore, safeStorage, type SafeStorage, type SentEdit, STORAGE_KEYS } from '@shared/domain';
import { createAvailability } from './availability';
import { lateSealedSide } from './lateSealedSide';
import { createPlainCaller } from './plainCaller';
import { createQuoteVersions, type QuoteVersions } from './quoteVersions';
import { createTimedFetch } from './timedFetch';
import type { SealedSide } from './sealedSide';
import type { PlainHost, Transport, TransportOptions } from './transport';
import { whenIdle } from './whenIdle';

type KeptQuote = Pick<Transport, 'quoteId' | 'keepQuote' | 'forget'>;

const ignore = () => undefined;

/** The browser's stored quote, under the documented names (reading 28). */
function keptQuote(storage: SafeStorage, versions: QuoteVersions, lost: SentEdit[]): KeptQuote {
  return {
    quoteId: () => storage.getItem(STORAGE_KEYS.quoteId),
    keepQuote(quote) {
      storage.setItem(STORAGE_KEYS.quoteId, quote.id);
      storage.setItem(STORAGE_KEYS.stateCode, quote.address.state);
      versions.learnVersion(quote);
    },
    forget() {
      for (const name of Object.values(STORAGE_KEYS)) storage.removeItem(name);
      versions.clear();
      lost.length = 0;
    },
  };
}

/** Whether calls are being repeated. */
function createFlag() {
  const listeners = new Set<(isSet: boolean) => void>();
  let isSet = false;
  return {
    tell: (next: boolean) => {
      isSet = next;
      for (const listener of listeners) listener(next);
    },
    listen: (listener: (isSet: boolean) => void) => {
      listeners.add(listener);
      if (isSet) listener(true);
      return () => void listeners.delete(listener);
    },
  };
}

/** Sends a plain call; only a failure needs the code that repeats. */
const repeatedPlain =
  (callPlain: Transport['callPlain'], sealed: () => Promise<SealedSide>): Transport['callPlain'] =>
  async <T>(host: PlainHost, path: string): Promise<T> => {
    const began = performance.now();
    const send = () => callPlain<T>(host, path);
    try {
      return await send();
    } catch (failure) {
      const side = await sealed().catch(() => null);
      if (!side) throw failure;
      return side.repeatPlain(send, failure, began);
    }
  };

/** What a page can do before a screen asks. */
const earlyWork = (
  sealed: () => Promise<SealedSide>,
  storage: SafeStorage,
  { quoteId }: KeptQuote,
): Pick<Transport, 'warmUp' | 'readAhead'> => ({
  warmUp: () =>
    whenIdle(
      () =>
        void sealed()
          .then(({ keys }) => keys.ready())
          .catch(ignore),
    ),
  readAhead() {
    const id = quoteId();
    if (id === null || storage.getItem(STORAGE_KEYS.quoteKey) === null) return;
    void sealed().then((side) => side.readAhead(id), ignore);
  },
});

/** Creates a page's transport; nothing is fetched until the first call or `warmUp`. */
export function createTransport(options: TransportOptions): Transport {
  const { apiBase, vehicleDataBase, storage: given, now = Date.now, timeoutMs = 15_000 } = options;
  // Looked up on each call, since tests or monitoring may replace the page's fetch later.
  const fetcher: typeof fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const storage = given ? safeStorage(() => given) : localStore;
  const timedFetch = createTimedFetch(fetcher, timeoutMs);
  const availability = createAvailability();
  let language = 'en';
  const headers = (): Record<string, string> => ({ 'Accept-Language': language });
  const versions = createQuoteVersions();
  const { version, learnVersion } = versions;
  const parts = { apiBase, vehicleDataBase, timedFetch, storage, now, availability, headers };
  const lost: SentEdit[] = [];
  const repeating = createFlag();
  const sealed = lateSealedSide({
    ...parts,
    partner: options.partner,
    repeatMs: options.repeatMs,
    version,
    learnVersion,
    lost,
    tellRepeating: repeating.tell,
  });
  const kept = keptQuote(storage, versions, lost);
  const known = { storage, session: options.session, vehicleDataBase, version, learnVersion };

  return {
    ...kept,
    ...known,
    lostEdits: () => lost,
    callSealed: async (request) => (await sealed()).call(request),
    callPlain: repeatedPlain(createPlainCaller(parts), sealed),
    onAvailability: availability.listen,
    onRepeating: repeating.listen,
    setLanguage(next) {
      language = next;
    },
    ...earlyWork(sealed, storage, kept),
  };
}
