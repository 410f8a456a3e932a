import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Bytes of a response that one connection is given at once. */
const PIECE = 65_536;

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

/**
 * Sends a large response in pieces, each when the one before it has left this process: little of it waits for the
 * connection, and it can be seen whether its client reads.
 */
export function sendInPieces(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method }, reply, payload: unknown) => {
    const isWhole = Buffer.isBuffer(payload) || typeof payload === 'string';
    if (!isWhole || payload.length <= PIECE || method === 'HEAD') return payload;
    // Not copied: everyone who reads a file shares its bytes.
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
    reply.header('content-length', bytes.length);
    return Readable.from(piecesOf(bytes), { objectMode: false, highWaterMark: 1 });
  });
}
