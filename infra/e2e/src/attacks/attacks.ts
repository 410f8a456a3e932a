import { connect, type Socket } from 'node:net';

/** What a connection sends: `first` at once, then `drip` every tenth of a second. */
interface Traffic {
  first: string;
  drip?: string;
  /** Whether it reads the response; true by default. */
  reads?: boolean;
  /** Whether it disconnects at once. */
  leaves?: boolean;
}

/** One client opening many connections, all with the same traffic. */
export interface Attack {
  name: string;
  traffic: Traffic;
  /** ms that the site may keep such a connection open; if set, it must also reject connections beyond the client's share. */
  life?: number;
  /** Whether an edge without defenses fails under it. */
  harms?: boolean;
}

const post = (length: number) =>
  `POST /v2/quotes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const CARRIERS = get('/v2/carriers/getallcarriers');

export const ATTACKS: readonly Attack[] = [
  { name: 'half-sent bodies', traffic: { first: `${post(60_000)}{"a` }, life: 20_000, harms: true },
  {
    name: 'bodies sent one letter at a time',
    traffic: { first: `${post(60_000)}{"a`, drip: 'a' },
    life: 20_000,
    harms: true,
  },
  {
    name: 'headers sent one letter at a time',
    traffic: { first: 'GET / HTTP/1.1\r\nX-A: ', drip: 'a' },
    life: 10_000,
  },
  { name: 'silent connections', traffic: { first: '' }, life: 10_000 },
  { name: 'unread pages', traffic: { first: get('/quotes/new').repeat(50), reads: false } },
  { name: 'unread API responses', traffic: { first: CARRIERS.repeat(50), reads: false } },
  { name: 'clients that disconnect before the response', traffic: { first: CARRIERS, leaves: true } },
  {
    name: 'too many lookups',
    traffic: { first: get('/v2/locations/lookup?zip_code=43215').repeat(20) },
  },
  { name: 'bodies over the limit', traffic: { first: `${post(200_000)}${'a'.repeat(200_000)}` } },
];

/** A running attack. */
export interface RunningAttack {
  /** Connections the site closed within a second, because they exceeded one client's share. */
  refused: () => number;
  /** ms of the longest-lived connection so far. */
  longest: () => number;
  stop: () => void;
}

/** ms until a closed connection is reopened. */
const REOPEN_AFTER = 250;
/** ms within which a closed connection counts as refused. */
const REFUSED_WITHIN = 1000;

function open(port: number, from: string, { first, drip, reads = true, leaves = false }: Traffic): Socket {
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
export function startAttack({ traffic }: Attack, port: number, from: string, size: number): RunningAttack {
  const begun = new Map<Socket, number>();
  let isOver = false;
  let refused = 0;
  let longest = 0;
  const begin = () => {
    if (isOver) return;
    const since = performance.now();
    const socket = open(port, from, traffic);
    begun.set(socket, since);
    socket.once('close', () => {
      begun.delete(socket);
      const life = performance.now() - since;
      longest = Math.max(longest, life);
      if (!isOver && life < REFUSED_WITHIN) refused += 1;
      setTimeout(begin, REOPEN_AFTER);
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
