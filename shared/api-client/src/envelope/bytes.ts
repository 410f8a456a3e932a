/** Bytes as WebCrypto requires them: never on shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>;

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Bytes): string {
  let hex = '';
  for (const byte of bytes) hex += PAIRS[byte];
  return hex;
}

/** The value of a lowercase hex digit from its char code: `0` is 48, `a` is 97. */
const digit = (code: number): number => (code < 58 ? code - 48 : code - 87);

/** Expects an even number of lowercase hex digits; callers check. */
export function fromHex(hex: string): Bytes {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = digit(hex.charCodeAt(at * 2)) * 16 + digit(hex.charCodeAt(at * 2 + 1));
  return bytes;
}

/** Base64url without padding. */
export const toBase64Url = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Throws on invalid base64url. */
export function fromBase64Url(text: string): Bytes {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

const encoder = new TextEncoder();

export const utf8 = (text: string): Bytes => new Uint8Array(encoder.encode(text));

/** Writes text as UTF-8 and returns its length; ASCII, the usual case here, needs no encoder. */
function writeUtf8(text: string, room: Bytes, start: number): number {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127) return encoder.encodeInto(text, room.subarray(start)).written;
    room[start + at] = code;
  }
  return text.length;
}

/** Each text as UTF-8 prefixed with its length (four bytes, big endian), concatenated. */
export function lengthPrefixed(texts: readonly string[]): Bytes {
  let most = 0;
  // UTF-8 takes at most three bytes per code unit.
  for (const text of texts) most += 4 + text.length * 3;
  const room = new Uint8Array(most);
  let at = 0;
  for (const text of texts) {
    const written = writeUtf8(text, room, at + 4);
    for (let byte = 0; byte < 4; byte += 1) room[at + byte] = written >>> (24 - byte * 8);
    at += 4 + written;
  }
  return room.subarray(0, at);
}

/** Throws on invalid UTF-8. */
export const fromUtf8 = (bytes: Bytes): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

export function concat(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));
