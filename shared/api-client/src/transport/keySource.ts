import {
  activeKey,
  createClientSession,
  JWKS_PATH,
  parseJwks,
  type ClientSession,
  type ServerPublicKey,
} from '../envelope';
import { ApiError, coded, codedErrorsIn } from './apiError';
import type { Availability } from './availability';
import type { TimedFetch } from './timedFetch';

/** Key pair, API keys and server clock, each loaded once per page load. */
export interface KeySource {
  ready(): Promise<{ session: ClientSession; server: ServerPublicKey; ts: number }>;
  /** After `enc_kid_unknown`: the next use refetches the keys. */
  forgetKeys(): void;
  /** After `enc_malformed`: a node of the previous release knows only `qenc/1`. */
  useFirstSuite(): void;
  /** After `enc_stale`: uses the server's time (milliseconds) from now on. */
  setServerTime(serverTime: number): void;
}

interface Parts {
  timedFetch: TimedFetch;
  apiBase: string;
  now: () => number;
  availability: Availability;
}

/** Fetches the published keys; `again` bypasses the browser's cache. */
async function fetchKeys(
  { timedFetch, apiBase, availability }: Parts,
  again: boolean,
): Promise<ServerPublicKey[]> {
  const hear = availability.begin();
  const { status, body, retryAfter, requestId } = await timedFetch(
    apiBase + JWKS_PATH,
    again ? { cache: 'no-cache' } : {},
  );
  // A success may come from the browser's cache and proves nothing.
  if (status === 500) hear(status, requestId);
  if (status !== 200)
    throw new ApiError('http', status, codedErrorsIn(body, 'unavailable'), retryAfter, requestId);
  return parseJwks(body).catch(() => {
    throw new ApiError('http', status, [coded('enc_malformed')], null, requestId);
  });
}

export function createKeySource(parts: Parts): KeySource {
  const { now } = parts;
  let session: Promise<ClientSession> | undefined;
  let keys: Promise<ServerPublicKey[]> | undefined;
  let again = false;
  let suite: Pick<ServerPublicKey, 'suite'> | undefined;
  let offset = 0;

  function knownKeys(): Promise<ServerPublicKey[]> {
    keys ??= fetchKeys(parts, again).catch((error: unknown) => {
      keys = undefined; // A failure is not cached, so the next call retries.
      throw error;
    });
    return keys;
  }
  return {
    async ready() {
      session ??= createClientSession();
      const [own, servers] = await Promise.all([session, knownKeys()]);
      const ts = now() + offset;
      return { session: own, server: { ...activeKey(servers, ts), ...suite }, ts };
    },
    useFirstSuite() {
      suite = { suite: 'qenc/1' };
    },
    forgetKeys() {
      keys = undefined;
      again = true;
    },
    setServerTime(serverTime) {
      offset = serverTime - now();
    },
  };
}
