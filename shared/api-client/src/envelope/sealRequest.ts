import type { MessageFrame } from './associatedData';
import { formatAuthorization } from './authorizationHeader';
import { fromHex, randomBytes, toBase64Url, toHex, type Bytes } from './bytes';
import type { ClientSession } from './clientSession';
import type { MessageKey } from './messageKey';
import type { ServerPublicKey } from './publicKeys';
import { IV_BYTES, sealBytes, sealText } from './sealBytes';

export interface PlainRequest {
  method: string;
  /** Path and query from `/v2` on, as they will be sent. */
  path: string;
  /** 64 hex digits (256 random bits). */
  quoteKey: string;
  /** JSON text; absent for calls without a body. */
  text?: string;
  idempotencyKey?: string;
  ifMatch?: string;
  /** Milliseconds since 1970, in the server's time if known. */
  ts: number;
}

export interface SealedRequest {
  authorization: string;
  body?: { encryptedData: string; ivString: string };
  /** Opens the response to this request. */
  frame: MessageFrame;
  responseKey: MessageKey;
}

interface Sealing {
  session: ClientSession;
  server: ServerPublicKey;
  /** Twelve random bytes per call; only the vectors supply their own. */
  newIv?: () => Bytes;
}

/** Seals a request: the quote key in the header, the text (if any) in the body. */
export async function sealRequest(
  request: PlainRequest,
  { session, server, newIv = () => randomBytes(IV_BYTES) }: Sealing,
): Promise<SealedRequest> {
  const keys = await session.keysFor(server);
  const { kid, suite } = server;
  const iv = toBase64Url(newIv());
  const frame: MessageFrame = {
    suite,
    requestIv: iv,
    method: request.method,
    path: request.path,
    kid,
    epk: session.epk,
    ts: String(request.ts),
    idempotencyKey: request.idempotencyKey ?? '',
    ifMatch: request.ifMatch ?? '',
  };
  const sealedKey = await sealBytes(
    keys.req,
    frame,
    { direction: 'req', part: 'key', iv, status: '' },
    fromHex(request.quoteKey),
  );
  const authorization = formatAuthorization({
    suite,
    kid,
    epk: frame.epk,
    ts: frame.ts,
    iv,
    key: toBase64Url(sealedKey),
  });
  const sealed = { authorization, frame, responseKey: keys.res };
  if (request.text === undefined) return sealed;
  const part = { direction: 'req', part: 'body', iv: toHex(newIv()), status: '' } as const;
  const { data, iv: ivString } = await sealText(keys.req, frame, part, request.text);
  return { ...sealed, body: { encryptedData: data, ivString } };
}
