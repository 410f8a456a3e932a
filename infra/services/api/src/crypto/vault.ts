import {
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  createCipheriv,
  createDecipheriv,
  randomFillSync,
} from 'node:crypto';

const IV_BYTES = 12;

/** Drawn many at once, because requesting twelve bytes costs more than encrypting a quote. */
const drawn = new Uint8Array(IV_BYTES * 256);
let used = drawn.length;

/** 96 random bits, new for every encryption. */
export function newIv(): Uint8Array<ArrayBuffer> {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += IV_BYTES;
  return drawn.slice(used - IV_BYTES, used);
}

const TAG_BYTES = 16;

/** Table, column and row: an encrypted value moved elsewhere does not decrypt there. */
export const placeOf = (table: string, column: string, row: string): string => `${table}.${column}.${row}`;

/** Encrypts bytes, or text as UTF-8, with AES-256-GCM under a random IV; returns base64 of IV, tag and ciphertext. */
function sealBytes(key: Buffer, plain: Buffer | string, place: string): string {
  const iv = newIv();
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const sealed = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  // GCM buffers nothing, so only the tag is left.
  cipher.final();
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts what `sealBytes` made; throws if the key, the place or a byte differs. */
function openBytes(key: Buffer, box: string, place: string): Buffer {
  const bytes = Buffer.from(box, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const plain = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  // Throws if the tag differs; nothing is returned before.
  decipher.final();
  return plain;
}

export const sealJson = (key: Buffer, value: unknown, place: string): string =>
  sealBytes(key, JSON.stringify(value), place);

/** The JSON text that `sealJson` encrypted; the caller parses it into its type. */
export const openText = (key: Buffer, box: string, place: string): string =>
  openBytes(key, box, place).toString('utf8');

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
