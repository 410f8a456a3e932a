import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { combineRanges, parse } from 'range-parser';

/** The parser's code for parts of which some lie outside of the file; without it they are malformed. */
const OUTSIDE = 2;

const headerOf = (reply: FastifyReply, name: string): string => String(reply.getHeader(name) ?? '');

/** Whether the client has what is about to be sent: `If-None-Match` with weak tags and lists. */
const hasIt = ({ headers }: FastifyRequest, reply: FastifyReply): boolean =>
  reply.hasHeader('etag') &&
  !headerOf(reply, 'cache-control').includes('no-store') &&
  fresh(headers, { etag: headerOf(reply, 'etag') });

/** `If-Range`: the part belongs to these bytes only, so a weak tag never does. */
const isSameFile = ({ headers }: FastifyRequest, reply: FastifyReply): boolean => {
  const known = headers['if-range']?.toString();
  return known === undefined || (!known.startsWith('W/') && known === headerOf(reply, 'etag'));
};

/** The one part of a file that is asked for; several parts, and what is no range, mean the whole file. */
function partOf(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): Buffer {
  const { range } = request.headers;
  if (range === undefined || request.method !== 'GET' || !isSameFile(request, reply)) return bytes;
  const { code, type, ranges } = parse(bytes.length, range);
  const isRange = type === 'bytes' && (code === 0 || code === OUTSIDE);
  if (isRange && ranges.length === 0) {
    void reply.code(416).header('content-range', `bytes */${bytes.length}`);
    return Buffer.alloc(0);
  }
  const [part, ...others] = isRange ? combineRanges(ranges) : [];
  if (!part || others.length > 0) return bytes;
  void reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${bytes.length}`);
  return bytes.subarray(part.start, part.end + 1);
}

/**
 * Answers a client that has the current version with 304, where a reply has a tag, and one that asks for a part with that
 * part, where a reply says `accept-ranges: bytes`.
 */
export function answerConditions(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (reply.statusCode !== 200 || (request.method !== 'GET' && request.method !== 'HEAD')) return payload;
    if (hasIt(request, reply)) {
      void reply.code(304).removeHeader('content-length').removeHeader('content-encoding');
      return null;
    }
    const isFile = headerOf(reply, 'accept-ranges') === 'bytes' && Buffer.isBuffer(payload);
    if (!isFile) return payload;
    const part = partOf(request, reply, payload);
    void reply.header('content-length', part.length);
    return part;
  });
}
