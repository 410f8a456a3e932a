import { concat, fromBase64Url, type Bytes } from './bytes';
import { deriveKeys, importPoint } from './deriveKeys';
import type { DirectionKeys } from './messageKey';

/** A key of the API, ready for use. */
export interface ServerKey {
  kid: string;
  /** The keys agreed with a client's point (65 bytes, uncompressed). Throws where that is not on the curve. */
  agree(epk: Bytes): DirectionKeys | Promise<DirectionKeys>;
}

/** The published half of a key, as it stands in the key set; `nbf` and `exp` in seconds since 1970. */
export interface PublicJwk {
  kty: 'EC';
  crv: 'P-256';
  use: 'enc';
  kid: string;
  nbf: number;
  exp: number;
  x: string;
  y: string;
}

/** What `generateServerKey` makes: the private JWK is to be stored wrapped, the public one is published. */
export interface GeneratedServerKey {
  publicJwk: PublicJwk;
  privateJwk: JsonWebKey;
}

/** A new P-256 pair under the given name and times (seconds since 1970). */
export async function generateServerKey(
  times: Pick<PublicJwk, 'kid' | 'nbf' | 'exp'>,
): Promise<GeneratedServerKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const privateJwk = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const { x = '', y = '' } = privateJwk;
  return { publicJwk: { kty: 'EC', crv: 'P-256', use: 'enc', ...times, x, y }, privateJwk };
}

/** A stored private JWK ready for use; it cannot be exported again. Throws on a JWK that is not P-256. */
export async function importServerKey(kid: string, privateJwk: JsonWebKey): Promise<ServerKey> {
  const { kty = '', crv = '', x = '', y = '', d = '' } = privateJwk;
  const jwk = { kty, crv, x, y, d };
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' };
  const privateKey = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['deriveBits']);
  const serverPub = concat([Uint8Array.of(4), fromBase64Url(x), fromBase64Url(y)]);
  return {
    kid,
    agree: async (epk) => deriveKeys({ privateKey, peer: await importPoint(epk), epk, serverPub, kid }),
  };
}

/** Agreed keys by client and key id, the longest unused out first: a page load agrees once, not on every call. */
export interface AgreedKeys {
  get(name: string): DirectionKeys | undefined;
  set(name: string, keys: DirectionKeys): void;
}

export function createAgreedKeys(size = 2000): AgreedKeys {
  const kept = new Map<string, DirectionKeys>();
  return {
    get: (name) => kept.get(name),
    set(name, keys) {
      // Put in anew, it is the youngest again.
      kept.delete(name);
      kept.set(name, keys);
      const oldest = kept.size > size ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
    },
  };
}
