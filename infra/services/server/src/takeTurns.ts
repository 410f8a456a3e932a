import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request whose response is not gone yet. */
export interface Turn {
  request: IncomingMessage;
  response: ServerResponse;
  /** Requests that came in the same piece. */
  waiting: [IncomingMessage, ServerResponse][];
  /** Bytes that the connection was given before this response. */
  given: number;
  /** Whether the connection is closed after it. */
  isLast: boolean;
  /** Since when there have been bytes to read, in ms; null while there are none. */
  unreadSince: number | null;
  /** Bytes of the connection that had left this process when that last changed, and when. */
  taken: number;
  takenAt: number;
}

export type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** Which connections have a response under way, the oldest first. */
export type Turns = Map<Socket, Turn>;

/**
 * Bytes of a connection that Node's parser gets at once; a browser's request has fewer. In one read it would make a
 * thousand requests of 64 KB before the first is handled, and each takes 3 KB.
 */
const PIECE = 1024;

/** Gives Node's parser the bytes of a connection in pieces, and none while `isBusy`. Returns what is to be called then. */
function feedInPieces(socket: Socket, isBusy: () => boolean): () => void {
  const [parse] = socket.listeners('data');
  if (!parse) throw new Error('This Node parses connections in another way');
  let held: Buffer[] = [];
  let isPaused = false;
  const isParsed = () => !socket.destroyed && socket.listenerCount('data') > 0;
  function feed(): void {
    while (held.length > 0 && !isBusy() && isParsed()) {
      const [first = Buffer.alloc(0), ...others] = held;
      held = first.length > PIECE ? [first.subarray(PIECE), ...others] : others;
      parse?.call(socket, first.subarray(0, PIECE));
    }
    const [wasPaused, isHolding] = [isPaused, held.length > 0];
    isPaused = isHolding;
    if (isHolding) socket.pause();
    // Node pauses it too, for a body that nobody reads.
    else if (wasPaused) socket.resume();
  }
  socket.removeAllListeners('data');
  socket.on('data', (part: Buffer) => {
    held.push(part);
    feed();
  });
  return feed;
}

/**
 * Handles one request of a connection at a time: a pipelined one waits, unread if possible, until the response before it
 * has left this process. So a connection that reads nothing costs one response.
 */
export function takeTurns(server: Server, turns: Turns, handle: Handle): void {
  const feeds = new WeakMap<Socket, () => void>();
  const isBusy = (socket: Socket) => turns.get(socket)?.request.complete === true;
  server.on('connection', (socket: Socket) => {
    if (!socket.destroyed)
      feeds.set(
        socket,
        feedInPieces(socket, () => isBusy(socket)),
      );
  });

  function begin(request: IncomingMessage, response: ServerResponse, waiting: Turn['waiting']): void {
    const { socket } = request;
    // The last in the map is the newest.
    turns.delete(socket);
    const turn: Turn = {
      request,
      response,
      waiting,
      given: socket.bytesWritten,
      isLast: false,
      unreadSince: null,
      taken: 0,
      takenAt: 0,
    };
    turns.set(socket, turn);
    // Between its turns, every other connection has one.
    response.once('close', () => setImmediate(end, socket, turn));
    handle(request, response);
  }

  function end(socket: Socket, { waiting, isLast }: Turn): void {
    const next = waiting.shift();
    turns.delete(socket);
    if (isLast) socket.destroySoon();
    else if (next && socket.writable) begin(...next, waiting);
    else if (socket.writable) feeds.get(socket)?.();
  }

  server.on('request', (request, response) => {
    const turn = turns.get(request.socket);
    if (turn) turn.waiting.push([request, response]);
    else begin(request, response, []);
  });
}
