import { createCipheriv, createDecipheriv } from 'node:crypto';
import { IV_BYTES, newIv } from './newIv';

const TAG_BYTES = 16;

/** Table, column and row: a sealed value moved to another place does not open there. */
export const placeOf = (table: string, column: string, row: string): string => `${table}.${column}.${row}`;

/** Seals bytes, or text as UTF-8, with AES-256-GCM under a random IV; answers base64 of IV, tag and ciphertext. */
export function sealBytes(key: Buffer, plain: Buffer | string, place: string): string {
  const iv = newIv();
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const sealed = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
  // GCM holds nothing back: what is left is the tag.
  cipher.final();
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Opens what `sealBytes` made; throws when the key, the place or a byte differs. */
export function openBytes(key: Buffer, box: string, place: string): Buffer {
  const bytes = Buffer.from(box, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const plain = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  // Throws where the tag differs; nothing is answered before.
  decipher.final();
  return plain;
}

/** Seals a JSON value. */
export const sealJson = (key: Buffer, value: unknown, place: string): string =>
  sealBytes(key, JSON.stringify(value), place);

/** The JSON text that `sealJson` sealed; the caller parses it into the type it sealed. */
export const openText = (key: Buffer, box: string, place: string): string =>
  openBytes(key, box, place).toString('utf8');
