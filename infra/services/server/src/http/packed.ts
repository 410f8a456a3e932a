import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, tagFor, type Encoding } from './encodings';

/** A text in every encoding, made once. */
export interface Packed {
  /** Differs for each content. */
  tag: string;
  body: Record<Encoding, Buffer>;
}

/** `depends`: what else the tag follows, such as headers that belong to the text. */
export function pack(text: string, depends: readonly string[] = []): Packed {
  const identity = Buffer.from(text);
  const hash = createHash('sha256');
  for (const one of [text, ...depends]) hash.update(one);
  return {
    tag: hash.digest('base64url').slice(0, 22),
    body: {
      identity,
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(identity),
    },
  };
}

/** Sends it in the encoding that the client wants; `vary` is the caller's. */
export function sendPacked({ headers }: FastifyRequest, reply: FastifyReply, packed: Packed): FastifyReply {
  const encoding = encodingFor(headers['accept-encoding']);
  reply.header('etag', tagFor(packed.tag, encoding));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(packed.body[encoding]);
}
