import { createCipheriv, createDecipheriv } from 'node:crypto';
import { IV_BYTES, newIv } from './newIv';

const TAG_BYTES = 16;

/** Table, column and row: an encrypted value moved elsewhere does not decrypt there. */
export const placeOf = (table: string, column: string, row: string): string => `${table}.${column}.${row}`;

/** Encrypts bytes, or text as UTF-8, with AES-256-GCM under a random IV; returns base64 of IV, tag and ciphertext. */
export function sealBytes(key: Buffer, plain: Buffer | string, place: string): string {
  const iv = newIv();
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const sealed = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  // GCM buffers nothing, so only the tag is left.
  cipher.final();
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts what `sealBytes` made; throws if the key, the place or a byte differs. */
export function openBytes(key: Buffer, box: string, place: string): Buffer {
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
