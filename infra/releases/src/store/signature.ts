import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PRIVATE = 'signing-key.pem';
const PUBLIC = 'signing-key.pub.pem';

/** The release tool's Ed25519 key, created on first use and readable only by its owner. */
export function signingKey(folder: string): KeyObject {
  const file = join(folder, PRIVATE);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    writeFileSync(join(folder, PUBLIC), publicKey.export({ type: 'spki', format: 'pem' }));
  }
  return createPrivateKey(readFileSync(file));
}

/** Where keys are: never in the store, which others may be able to write. */
export interface Keys {
  /** Folder of the signing key and its public half. */
  keyFolder: string;
  /** Verifies the signed file; null: the public key in the folder. */
  publicKey: KeyObject | null;
}

/** Verifies what the release tool signs; an edge never reads the private key. */
export function verifyingKey({ keyFolder, publicKey }: Keys): KeyObject {
  const file = join(keyFolder, PUBLIC);
  if (!publicKey && !existsSync(file))
    throw new Error(`There is no key to verify releases with: set RELEASE_PUBLIC_KEY, or provide ${file}`);
  return publicKey ?? createPublicKey(readFileSync(file));
}

/**
 * Reads `RELEASE_PUBLIC_KEY`, an Ed25519 key as PEM. With it, someone who can write the releases folder still cannot
 * make the edge serve anything the release tool did not sign. Null without it.
 * @throws Error that names the variable
 */
export function readReleaseKey(pem: string | undefined): KeyObject | null {
  if (!pem) return null;
  try {
    return createPublicKey(pem.replaceAll('\\n', '\n'));
  } catch {
    throw new Error('RELEASE_PUBLIC_KEY must be a public key in PEM, as signing-key.pub.pem holds it');
  }
}

/** Wraps a text with its signature. The text is embedded as a string, so that the signed bytes are unambiguous. */
export function seal(text: string, key: KeyObject): string {
  return JSON.stringify({ payload: text, signature: sign(null, Buffer.from(text), key).toString('base64') });
}

/** The text inside, or an error if it is not exactly what the key's owner signed. */
export function unseal(sealed: string, key: KeyObject): string {
  const { payload, signature }: { payload?: unknown; signature?: unknown } = JSON.parse(sealed);
  const given = typeof payload === 'string' && typeof signature === 'string';
  if (!given || !verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'))) {
    throw new Error('The release file is not signed by the release tool');
  }
  return payload;
}
