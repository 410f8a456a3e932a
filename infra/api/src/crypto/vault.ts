import { createHmac, hash, hkdfSync, randomBytes } from 'node:crypto';
import { openBytes, sealBytes } from './aeadBox';

/** Everything derived from the master key. The key itself never leaves this object. */
export interface Vault {
  /** Wraps and unwraps small secrets (data keys, private keys) with the master key. */
  wrap(secret: Buffer, place: string): string;
  unwrap(box: string, place: string): Buffer;
  /** A keyed digest, base64url: guessing a low-entropy value from it requires the master key. */
  digest(purpose: string, text: string): string;
}

/** Creates a vault from 32 bytes. @throws RangeError on another length. */
export function createVault(masterKey: Buffer): Vault {
  if (masterKey.length !== 32) throw new RangeError('the master key must be 32 bytes');
  const derive = (info: string) => Buffer.from(hkdfSync('sha256', masterKey, '', info, 32));
  const wrapKey = derive('wrap/1');
  const digestKey = derive('digest/1');
  return {
    wrap: (secret, place) => sealBytes(wrapKey, secret, place),
    unwrap: (box, place) => openBytes(wrapKey, box, place),
    digest: (purpose, text) =>
      createHmac('sha256', digestKey).update(`${purpose}\n${text}`).digest('base64url'),
  };
}

/** A fresh 256-bit key. */
export const newKey = (): Buffer => randomBytes(32);

/** The stored hash of a quote key; 256 random bits need no salt. */
export const hashQuoteKey = (quoteKey: string): string => hash('sha256', quoteKey, 'base64url');
