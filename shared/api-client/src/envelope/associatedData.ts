import { lengthPrefixed, type Bytes } from './bytes';

/** `qenc/2` binds a response to its request's IV; `qenc/1` stays until its clients are retired. Newest first. */
export const SUITES = ['qenc/2', 'qenc/1'] as const;
export type Suite = (typeof SUITES)[number];

/** The context bound to a message; both sides of an exchange share it. */
export interface MessageFrame {
  suite: Suite;
  /** From the request header, new for every request. */
  requestIv: string;
  method: string;
  /** Path and query from `/v2` on, byte for byte as sent. */
  path: string;
  kid: string;
  /** Base64url of the client's uncompressed point, as in the header. */
  epk: string;
  /** Milliseconds since 1970, as in the header. */
  ts: string;
  /** '' if the request has none. */
  idempotencyKey: string;
  /** '' if the request has none. */
  ifMatch: string;
}

export interface SealedPart {
  direction: 'req' | 'res';
  part: 'key' | 'body';
  /** As sent: base64url in the header, hex in a body. */
  iv: string;
  /** Status of a response; '' in a request. */
  status: string;
}

/**
 * Every field as UTF-8 prefixed with its length (four bytes, big endian), so no two frames encode to the same bytes.
 */
export function associatedData(frame: MessageFrame, { direction, part, iv, status }: SealedPart): Bytes {
  const { suite, method, path, kid, epk, ts, idempotencyKey, ifMatch, requestIv } = frame;
  const fields = [
    suite,
    direction,
    part,
    method.toUpperCase(),
    path,
    kid,
    epk,
    ts,
    iv,
    idempotencyKey,
    ifMatch,
    status,
    ...(suite === 'qenc/1' ? [] : [requestIv]),
  ];
  return lengthPrefixed(fields);
}

/** The part of a URL bound to the message; an edge may add a prefix before `/v2`. */
export function pathFromV2(address: string): string {
  const at = address.search(/\/v2(?=[/?]|$)/);
  return at < 0 ? address : address.slice(at);
}
