import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { cutSlowReaders } from './cutSlowReaders';
import { REQUEST_ID, requestId } from './requestId';
import { allowMethods } from './http/allowMethods';
import { answerConditions } from './http/answerConditions';
import { sendInPieces } from './sendInPieces';
import { SERVER_LIMITS, type ServerLimits } from './serverLimits';
import { type Handle, takeTurns, type Turns } from './takeTurns';
import type { IsTrusted } from './trustedProxies';
import type { EventEmitter } from 'node:events';
import { clientNetwork } from './clientNetwork';

/**
 * Closes an address's connections beyond `most` at once, or `most` within a second, because repeated connects
 * cost us more than the client. A trusted proxy carries many people and is not counted. Returns what cuts a connection
 * off; its place stays taken for a while.
 */
export function limitConnections(
  server: EventEmitter,
  isTrusted: IsTrusted,
  { connections: most, cutTime }: Pick<ServerLimits, 'connections' | 'cutTime'>,
  now: () => number = performance.now.bind(performance),
): (socket: Socket) => void {
  const cut = new WeakSet<Socket>();
  const open = new Map<string, number>();
  let opened = new Map<string, number>();
  let second = 0;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrusted(address, 0)) return;
    const who = clientNetwork(address);
    const current = Math.floor(now() / 1000);
    if (current !== second) opened = new Map();
    second = current;
    const lately = (opened.get(who) ?? 0) + 1;
    opened.set(who, lately);
    const count = (open.get(who) ?? 0) + 1;
    if (count > most || lately > most) {
      socket.destroy();
      return;
    }
    open.set(who, count);
    const free = () => {
      const left = (open.get(who) ?? 1) - 1;
      if (left > 0) open.set(who, left);
      else open.delete(who);
    };
    socket.once('close', () => {
      if (cut.has(socket)) setTimeout(free, cutTime).unref();
      else free();
    });
  });
  return (socket) => {
    cut.add(socket);
    // Otherwise the system keeps what was not read, for minutes.
    socket.resetAndDestroy();
  };
}

const STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What cannot be read is answered in the common error format (reading 37), and the connection is closed. */
const UNREAD = JSON.stringify({
  errors: [{ code: 'bad_request', message: 'This request could not be read.' }],
});
const UNREAD_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  Connection: 'close',
  'Content-Length': Buffer.byteLength(UNREAD),
};

/**
 * Answers malformed or late HTTP. Behind a request whose response is under way, that would be read as its response, so
 * the connection is only closed after it.
 */
function refuseUnread(turns: Turns, error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const turn = turns.get(socket);
  if (turn && (turn.request.complete || turn.response.headersSent)) {
    turn.isLast = true;
    return;
  }
  const headers = Object.entries(UNREAD_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('')}\r\n${UNREAD}`);
}

/**
 * Refuses every target that is not a path of this server: an absolute one and `*` are for proxies, and code that joins
 * them to an origin would read them in another way than the router.
 */
const demandPath =
  (handle: Handle) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    if (request.url?.startsWith('/')) handle(request, response);
    else response.writeHead(400, UNREAD_HEADERS).end(UNREAD);
  };

/** A server with the limits of a connection and of an address. */
function limitedServer(handle: Handle, turns: Turns, isTrusted: IsTrusted, limits: ServerLimits): Server {
  const server = createServer({
    headersTimeout: limits.headersTime,
    requestTimeout: limits.requestTime,
    keepAliveTimeout: limits.keptTime,
    connectionsCheckingInterval: limits.lookEvery,
  });
  const cut = limitConnections(server, isTrusted, limits);
  server.setTimeout(limits.idleTime, (socket) => {
    // A browser may leave a connection idle between its requests.
    if (turns.has(socket)) cut(socket);
    else socket.destroy();
  });
  takeTurns(server, turns, demandPath(handle));
  server.on('connect', (_request, socket: Socket) => {
    // Its parser is gone.
    socket.removeAllListeners('data');
    refuseUnread(turns, {}, socket);
  });
  const timer = setInterval(cutSlowReaders(turns, cut, limits), limits.lookEvery).unref();
  server.once('close', () => clearInterval(timer));
  return server;
}

/** Options shared by all servers. */
export function serverOptions(
  isTrusted: IsTrusted,
  limits: ServerLimits = SERVER_LIMITS,
): FastifyHttpOptions<Server> {
  const turns: Turns = new Map();
  return {
    trustProxy: isTrusted,
    bodyLimit: limits.body,
    serverFactory: (handle) => limitedServer(handle, turns, isTrusted, limits),
    // Draining finishes pending requests and does not wait for idle browsers.
    forceCloseConnections: 'idle',
    // So that a call on a kept connection is answered like any other, not with Fastify's own 503 without a code.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestId,
    clientErrorHandler: (error, socket) => refuseUnread(turns, error, socket),
  };
}

/** Seconds after which a caller may repeat a call that met an outage; a refusal may name its own. */
const RETRY_AFTER = 2;

/**
 * Setup for every server, before its routes: request ids, `retry-after` on every 503, `allow` on every 405, conditional
 * requests, and large responses in pieces.
 */
export function watchClients(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header(REQUEST_ID, request.id));
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      void reply.header('retry-after', RETRY_AFTER);
  });
  allowMethods(app);
  answerConditions(app);
  sendInPieces(app);
}
