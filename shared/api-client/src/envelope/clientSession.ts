import { toBase64Url, type Bytes } from './bytes';
import { deriveKeys } from './deriveKeys';
import type { DirectionKeys } from './messageKey';
import type { ServerPublicKey } from './publicKeys';

/** The client's side of a page load: one ephemeral pair, and the keys agreed with each key of the API. */
export interface ClientSession {
  epk: string;
  keysFor(server: ServerPublicKey): Promise<DirectionKeys>;
}

/** A new ephemeral pair whose private key cannot be taken out of the browser. */
export async function createClientSession(): Promise<ClientSession> {
  return sessionOf(
    await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']),
  );
}

/** A session of a given pair (known-answer vectors). */
export async function sessionOf({ privateKey, publicKey }: CryptoKeyPair): Promise<ClientSession> {
  const epk: Bytes = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  const agreed = new Map<string, Promise<DirectionKeys>>();
  return {
    epk: toBase64Url(epk),
    keysFor({ kid, key, point }) {
      const keys = agreed.get(kid) ?? deriveKeys({ privateKey, peer: key, epk, serverPub: point, kid });
      agreed.set(kid, keys);
      return keys;
    },
  };
}
