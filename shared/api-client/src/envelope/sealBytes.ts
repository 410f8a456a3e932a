import { associatedData, type MessageFrame, type SealedPart } from './associatedData';
import { EnvelopeError } from './envelopeError';
import { fromBase64Url, fromHex, fromUtf8, toHex, utf8, type Bytes } from './bytes';
import type { MessageKey, MessageParameters } from './messageKey';

/** 96 bits, new for every message. */
export const IV_BYTES = 12;

/** The sealed body of a request or response; hex. */
export interface SealedText {
  data: string;
  iv: string;
}

const ivBytes = ({ part, iv }: SealedPart): Bytes => (part === 'key' ? fromBase64Url(iv) : fromHex(iv));

const parametersOf = (frame: MessageFrame, part: SealedPart): MessageParameters => ({
  iv: ivBytes(part),
  additionalData: associatedData(frame, part),
});

export async function sealBytes(
  key: MessageKey,
  frame: MessageFrame,
  part: SealedPart,
  plain: Bytes,
): Promise<Bytes> {
  return key.seal(parametersOf(frame, part), plain);
}

/** Throws `enc_open_failed` for every cause. */
export async function openBytes(
  key: MessageKey,
  frame: MessageFrame,
  part: SealedPart,
  data: Bytes,
): Promise<Bytes> {
  try {
    return await key.open(parametersOf(frame, part), data);
  } catch {
    throw new EnvelopeError('enc_open_failed');
  }
}

export async function sealText(
  key: MessageKey,
  frame: MessageFrame,
  part: SealedPart,
  text: string,
): Promise<SealedText> {
  const data =
    key.sealToHex?.(parametersOf(frame, part), text) ?? toHex(await sealBytes(key, frame, part, utf8(text)));
  return { data, iv: part.iv };
}

/** Length of the sixteen-byte tag in hex digits. */
const SHORTEST_SEALED = 32;
/** Matches one invalid character, since a pattern that counts digits would backtrack over megabytes. */
const NOT_HEX = /[^0-9a-f]/;
const IV_HEX = /^[0-9a-f]{24}$/;

const isSealedHex = (text: string): boolean =>
  text.length >= SHORTEST_SEALED && text.length % 2 === 0 && !NOT_HEX.test(text);

/** Parses exactly `{[dataName]: hex, ivString: hex}`. Throws `enc_malformed`. */
export function readSealedText(body: unknown, dataName: 'encryptedData' | 'data'): SealedText {
  if (typeof body !== 'object' || body === null) throw new EnvelopeError('enc_malformed');
  const fields = new Map<string, unknown>(Object.entries(body));
  const data = fields.get(dataName);
  const iv = fields.get('ivString');
  const wellFormed = fields.size === 2 && typeof data === 'string' && typeof iv === 'string';
  if (!wellFormed || !isSealedHex(data) || !IV_HEX.test(iv)) throw new EnvelopeError('enc_malformed');
  return { data, iv };
}

/** The text of a sealed body. Throws `enc_open_failed`, or `enc_malformed` if it is not UTF-8. */
export async function openText(
  key: MessageKey,
  frame: MessageFrame,
  part: SealedPart,
  data: string,
): Promise<string> {
  const bytes = await openBytes(key, frame, part, fromHex(data));
  try {
    return fromUtf8(bytes);
  } catch {
    throw new EnvelopeError('enc_malformed');
  }
}
