import { connect, type Socket } from 'node:net';

/** What a connection sends first, and then every tenth of a second. */
interface Talk {
  first: string;
  drip?: string;
  /** Whether it reads the response; true by default. */
  reads?: boolean;
  /** Whether it disconnects at once. */
  leaves?: boolean;
}

/** An attack by one client over many connections that send the same. */
export interface Attack {
  name: string;
  talk: Talk;
  /** ms that the site may keep such a connection open; if set, it must also reject connections beyond the client's share. */
  life?: number;
  /** Whether it blocks an edge without defenses. */
  harms?: boolean;
}

const post = (length: number) =>
  `POST /v2/quotes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const CARRIERS = get('/v2/carriers/getallcarriers');

export const ATTACKS: readonly Attack[] = [
  { name: 'half-sent bodies', talk: { first: `${post(60_000)}{"a` }, life: 20_000, harms: true },
  {
    name: 'bodies sent one letter at a time',
    talk: { first: `${post(60_000)}{"a`, drip: 'a' },
    life: 20_000,
    harms: true,
  },
  {
    name: 'headers sent one letter at a time',
    talk: { first: 'GET / HTTP/1.1\r\nX-A: ', drip: 'a' },
    life: 10_000,
  },
  { name: 'silent connections', talk: { first: '' }, life: 10_000 },
  { name: 'unread pages', talk: { first: get('/quotes/new').repeat(50), reads: false } },
  { name: 'unread API responses', talk: { first: CARRIERS.repeat(50), reads: false } },
  { name: 'clients that disconnect before the response', talk: { first: CARRIERS, leaves: true } },
  {
    name: 'too many lookups',
    talk: { first: get('/v2/locations/lookup?zip_code=43215').repeat(20) },
  },
  { name: 'bodies over the limit', talk: { first: `${post(200_000)}${'a'.repeat(200_000)}` } },
];

/** A running attack. */
export interface Press {
  /** Connections the site closed within a second, because they exceeded one client's share. */
  refused: () => number;
  /** ms of the longest-lived connection so far. */
  longest: () => number;
  stop: () => void;
}

/** ms until a closed connection is reopened. */
const AGAIN = 250;
const AT_ONCE = 1000;

function open(port: number, from: string, { first, drip, reads = true, leaves = false }: Talk): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  // Being cut off or rejected is the attack's expected outcome.
  socket.on('error', () => {});
  if (reads) socket.resume();
  socket.write(first, () => leaves && socket.destroy());
  if (drip !== undefined) {
    const timer = setInterval(() => socket.write(drip), 100);
    socket.once('close', () => clearInterval(timer));
  }
  return socket;
}

/** Keeps this many connections of one client open until stopped; a closed one is reopened. */
export function press({ talk }: Attack, port: number, from: string, size: number): Press {
  const begun = new Map<Socket, number>();
  let isOver = false;
  let refused = 0;
  let longest = 0;
  const begin = () => {
    if (isOver) return;
    const since = performance.now();
    const socket = open(port, from, talk);
    begun.set(socket, since);
    socket.once('close', () => {
      begun.delete(socket);
      const life = performance.now() - since;
      longest = Math.max(longest, life);
      if (!isOver && life < AT_ONCE) refused += 1;
      setTimeout(begin, AGAIN);
    });
  };
  for (let count = 0; count < size; count += 1) begin();
  return {
    refused: () => refused,
    longest: () => Math.max(longest, ...[...begun.values()].map((since) => performance.now() - since)),
    stop: () => {
      isOver = true;
      for (const socket of begun.keys()) socket.destroy();
    },
  };
}
