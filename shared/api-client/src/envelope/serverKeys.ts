import { concat, fromBase64Url, type Bytes } from './bytes';
import { deriveKeys, importPoint } from './deriveKeys';
import type { DirectionKeys } from './messageKey';

/** An imported API key. */
export interface ServerKey {
  kid: string;
  /** Derives the keys shared with a client's point (65 bytes, uncompressed). Throws if it is not on the curve. */
  agree(epk: Bytes): DirectionKeys | Promise<DirectionKeys>;
}

/** The public part of a key, as published in the key set; `nbf` and `exp` in seconds since 1970. */
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

/** Result of `generateServerKey`: store the private JWK wrapped, publish the public one. */
export interface GeneratedServerKey {
  publicJwk: PublicJwk;
  privateJwk: JsonWebKey;
}

/** A new P-256 key pair with the given id and times (seconds since 1970). */
export async function generateServerKey(
  times: Pick<PublicJwk, 'kid' | 'nbf' | 'exp'>,
): Promise<GeneratedServerKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const privateJwk = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const { x = '', y = '' } = privateJwk;
  return { publicJwk: { kty: 'EC', crv: 'P-256', use: 'enc', ...times, x, y }, privateJwk };
}

/** Imports a stored private JWK as a non-extractable key. Throws if it is not P-256. */
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

/** LRU cache of agreed keys by client and key id, so a page load runs one key agreement instead of one per call. */
export interface AgreedKeys {
  get(name: string): DirectionKeys | undefined;
  set(name: string, keys: DirectionKeys): void;
}

export function createAgreedKeys(size = 2000): AgreedKeys {
  const kept = new Map<string, DirectionKeys>();
  return {
    get: (name) => kept.get(name),
    set(name, keys) {
      // Reinserting makes it the most recent.
      kept.delete(name);
      kept.set(name, keys);
      const oldest = kept.size > size ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
    },
  };
}
