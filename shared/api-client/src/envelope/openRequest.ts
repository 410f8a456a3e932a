import type { MessageFrame } from './associatedData';
import { parseAuthorization } from './authorizationHeader';
import { fromBase64Url, toHex, type Bytes } from './bytes';
import { EnvelopeError } from './envelopeError';
import type { DirectionKeys, MessageKey } from './messageKey';
import { openBytes, openText, readSealedText } from './sealBytes';
import type { AgreedKeys, ServerKey } from './serverKeys';

/** Allowed clock difference in milliseconds; beyond it the request fails with `enc_stale`. */
export const CLOCK_WINDOW_MS = 120_000;

/** An incoming request. Absent header values are undefined; the body is parsed JSON. */
export interface IncomingRequest {
  method: string;
  /** Path and query from `/v2` on, byte for byte (`pathFromV2(request.url)`). */
  path: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  ifMatch: string | undefined;
  body: unknown;
}

export interface OpenedRequest {
  /** 64 hex digits; only its hash is ever stored. */
  quoteKey: string;
  /** The body's JSON text, not yet parsed; null if there is none. */
  text: string | null;
  frame: MessageFrame;
  responseKey: MessageKey;
}

export interface Opening {
  /** Looks up a key by id; undefined if it is unknown or retired. */
  findKey: (kid: string) => Promise<ServerKey | undefined>;
  /** The server's time in milliseconds. */
  now: number;
  agreed?: AgreedKeys;
}

/** Opens a sealed request; for any input it throws only an `EnvelopeError` (or what `findKey` throws). */
export async function openRequest(
  incoming: IncomingRequest,
  { findKey, now, agreed }: Opening,
): Promise<OpenedRequest> {
  const fields = parseAuthorization(incoming.authorization);
  const { suite, kid, epk, ts, iv, key } = fields;
  const hasBody = incoming.body !== undefined && incoming.body !== null;
  const sealed = hasBody ? readSealedText(incoming.body, 'encryptedData') : null;
  const server = await findKey(kid);
  if (!server) throw new EnvelopeError('enc_kid_unknown');
  if (Math.abs(Number(ts) - now) > CLOCK_WINDOW_MS) throw new EnvelopeError('enc_stale');
  const name = `${kid}.${epk}`;
  const keys = agreed?.get(name) ?? (await agree(server, epk));
  const { method, path, idempotencyKey = '', ifMatch = '' } = incoming;
  const frame: MessageFrame = { suite, requestIv: iv, method, path, kid, epk, ts, idempotencyKey, ifMatch };
  const keyPart = { direction: 'req', part: 'key', iv, status: '' } as const;
  const quoteKey = toHex(await openBytes(keys.req, frame, keyPart, decode(key)));
  // Stored only now, so clients that cannot seal do not fill the store.
  agreed?.set(name, keys);
  const text = sealed
    ? await openText(keys.req, frame, { ...keyPart, part: 'body', iv: sealed.iv }, sealed.data)
    : null;
  return { quoteKey, text, frame, responseKey: keys.res };
}

async function agree(server: ServerKey, epk: string): Promise<DirectionKeys> {
  const point = decode(epk);
  try {
    return await server.agree(point);
  } catch {
    throw new EnvelopeError('enc_malformed');
  }
}

function decode(text: string): Bytes {
  try {
    return fromBase64Url(text);
  } catch {
    throw new EnvelopeError('enc_malformed');
  }
}
