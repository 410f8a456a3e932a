import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { flushFolder } from '@infra/server/flushFolder';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../model/refusal';

const PRIVATE = 'signing-key.pem';
const PUBLIC = 'signing-key.pub.pem';

const noSigningKey = () =>
  new Refusal(
    503,
    'no_signing_key',
    `This machine lacks the signing key of these releases; copy ${PRIVATE} from DATA_DIR/releases of the machine that has it`,
  );

/** The release tool's Ed25519 key. @throws Refusal on a machine without it */
export function signingKey(folder: string): KeyObject {
  const file = join(folder, PRIVATE);
  if (!existsSync(file)) throw noSigningKey();
  return createPrivateKey(readFileSync(file));
}

/** Creates a key that only its owner can read. @throws if another process creates one now */
function createKey(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(join(folder, PRIVATE), pem, { mode: 0o600, flag: 'wx', flush: true });
  writeFileSync(join(folder, PUBLIC), publicKey.export({ type: 'spki', format: 'pem' }), { flush: true });
  flushFolder(folder);
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
 * The key to sign with, which must be the one that readers verify with: they reject a file signed with another one, and
 * then nothing repairs it. Created before the first signature, unless readers already have a key.
 * @throws Refusal
 */
export function readersKey(keys: Keys, { isFirst }: { isFirst: boolean }): KeyObject {
  const { keyFolder, publicKey } = keys;
  const hasKey = publicKey !== null || [PRIVATE, PUBLIC].some((name) => existsSync(join(keyFolder, name)));
  if (isFirst && !hasKey) createKey(keyFolder);
  const key = signingKey(keyFolder);
  if (!createPublicKey(key).equals(verifyingKey(keys))) throw noSigningKey();
  return key;
}

/**
 * An Ed25519 key from PEM. With it, someone who can write the releases folder still cannot make the edge serve anything
 * the release tool did not sign.
 * @throws Error that names the variable
 */
export function verifierKey(pem: string, name: string): KeyObject {
  try {
    return createPublicKey(pem.replaceAll('\\n', '\n'));
  } catch {
    throw new Error(`${name} must be a public key in PEM, as signing-key.pub.pem holds it`);
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
