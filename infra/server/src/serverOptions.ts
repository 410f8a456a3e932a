import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { limitConnections } from './limitConnections';
import { REQUEST_ID, requestId } from './requestId';
import { SERVER_LIMITS } from './serverLimits';
import type { IsTrusted } from './trustedProxies';

const STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Malformed or late HTTP is rejected in the common error format (reading 37). */
function refuseUnread(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({
    errors: [{ code: 'bad_request', message: 'This request could not be read.' }],
  });
  socket.end(
    `HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Cache-Control: no-store\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Options shared by all servers. */
export function serverOptions(isTrusted: IsTrusted): FastifyHttpOptions<Server> {
  return {
    trustProxy: isTrusted,
    bodyLimit: SERVER_LIMITS.body,
    requestTimeout: SERVER_LIMITS.requestTime,
    connectionTimeout: SERVER_LIMITS.idleTime,
    keepAliveTimeout: SERVER_LIMITS.keptTime,
    http: {
      headersTimeout: SERVER_LIMITS.headersTime,
      connectionsCheckingInterval: SERVER_LIMITS.lookEvery,
    },
    // Draining finishes pending requests and does not wait for idle browsers.
    forceCloseConnections: 'idle',
    // So that a call on a kept connection is answered like any other, not with Fastify's own 503 without a code.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestId,
    clientErrorHandler: refuseUnread,
  };
}

/** Seconds after which a caller may repeat a call that met an outage; a refusal may name its own. */
const RETRY_AFTER = 2;

/**
 * Setup for every server: connection limits, request ids, `retry-after` on every 503, and timeouts for clients that
 * stop reading.
 */
export function watchClients(app: FastifyInstance, isTrusted: IsTrusted): void {
  limitConnections(app.server, isTrusted, SERVER_LIMITS.connections);
  app.addHook('onRequest', async (request, reply) => void reply.header(REQUEST_ID, request.id));
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      void reply.header('retry-after', RETRY_AFTER);
    request.raw.socket.setTimeout?.(SERVER_LIMITS.readTime);
  });
}
