import { lengthPrefixed, type Bytes } from './bytes';

/** `qenc/2` binds an answer to its request's IV; `qenc/1` holds until its clients are retired. Newest first. */
export const SUITES = ['qenc/2', 'qenc/1'] as const;
export type Suite = (typeof SUITES)[number];

/** What surrounds a message and is bound to it; both sides of one exchange share it. */
export interface MessageFrame {
  suite: Suite;
  /** Of the request's header, new for every request. */
  requestIv: string;
  method: string;
  /** Path and query from `/v2` on, byte for byte as they stand on the wire. */
  path: string;
  kid: string;
  /** Base64url of the client's uncompressed point, as in the header. */
  epk: string;
  /** Milliseconds since 1970, as in the header. */
  ts: string;
  /** '' where the request has none. */
  idempotencyKey: string;
  /** '' where the request has none. */
  ifMatch: string;
}

export interface SealedPart {
  direction: 'req' | 'res';
  part: 'key' | 'body';
  /** As it stands on the wire: base64url in the header, hex in a body. */
  iv: string;
  /** The status of an answer, '' in a request. */
  status: string;
}

/** Every field as UTF-8 behind its length (four bytes, big endian), so that no two frames give the same bytes. */
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

/** The part of an address that is bound to the message: edges may stand under another prefix before `/v2`. */
export function pathFromV2(address: string): string {
  const at = address.search(/\/v2(?=[/?]|$)/);
  return at < 0 ? address : address.slice(at);
}
