import { toBase64Url, type Bytes } from './bytes';
import { deriveKeys } from './deriveKeys';
import type { DirectionKeys } from './messageKey';
import type { ServerPublicKey } from './publicKeys';

/** The client's keys for one page load: an ephemeral pair, and the keys agreed with each API key. */
export interface ClientSession {
  epk: string;
  keysFor(server: ServerPublicKey): Promise<DirectionKeys>;
}

/** A new ephemeral key pair with a non-extractable private key. */
export async function createClientSession(): Promise<ClientSession> {
  return sessionOf(
    await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']),
  );
}

/** A session for a given key pair (known-answer vectors). */
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
