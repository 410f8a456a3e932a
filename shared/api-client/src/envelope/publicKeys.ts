import { type Suite, SUITES } from './associatedData';
import { concat, fromBase64Url, type Bytes } from './bytes';
import { EnvelopeError } from './envelopeError';
import { importPoint } from './deriveKeys';

/** A public API key; `nbf` and `exp` in seconds since 1970. */
export interface ServerPublicKey {
  kid: string;
  /** The newest suite both sides support; an API that names none supports `qenc/1`. */
  suite: Suite;
  nbf: number;
  exp: number;
  point: Bytes;
  key: CryptoKey;
}

/** Path of the API's public keys. */
export const JWKS_PATH = '/.well-known/enc-jwks.json';

/** Parses a published key set, skipping entries of other kinds. Throws `enc_malformed` if none is left. */
export async function parseJwks(json: unknown): Promise<ServerPublicKey[]> {
  const list = typeof json === 'object' && json !== null && 'keys' in json ? json.keys : null;
  const read = await Promise.all((Array.isArray(list) ? list : []).map(readKey));
  const keys = read.filter((key) => key !== null);
  if (keys.length === 0) throw new EnvelopeError('enc_malformed');
  return keys;
}

/**
 * The key to seal with at `now` (milliseconds): the newest one in its validity period. If none is, the first listed,
 * since a wrong clock is then corrected by `enc_stale`.
 */
export function activeKey(keys: readonly ServerPublicKey[], now: number): ServerPublicKey {
  const seconds = now / 1000;
  const fitting = keys
    .filter(({ nbf, exp }) => nbf <= seconds && seconds < exp)
    .toSorted((a, b) => b.nbf - a.nbf);
  const key = fitting[0] ?? keys[0];
  if (!key) throw new EnvelopeError('enc_kid_unknown');
  return key;
}

async function readKey(entry: unknown): Promise<ServerPublicKey | null> {
  if (typeof entry !== 'object' || entry === null) return null;
  const { kty, crv, x, y, kid, nbf, exp, suites }: Record<string, unknown> = { ...entry };
  if (kty !== 'EC' || crv !== 'P-256') return null;
  if (typeof x !== 'string' || typeof y !== 'string' || typeof kid !== 'string') return null;
  if (!/^[\w-]{1,64}$/.test(kid)) return null;
  try {
    const point = concat([Uint8Array.of(4), fromBase64Url(x), fromBase64Url(y)]);
    return {
      kid,
      suite: newestOf(suites),
      nbf: Number(nbf ?? 0),
      exp: Number(exp ?? Infinity),
      point,
      key: await importPoint(point),
    };
  } catch {
    return null;
  }
}

const newestOf = (named: unknown): Suite =>
  SUITES.find((suite) => Array.isArray(named) && named.includes(suite)) ?? 'qenc/1';
