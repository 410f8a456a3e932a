import { connect, type Socket } from 'node:net';

/** What one connection says first, and what it goes on saying every tenth of a second. */
interface Talk {
  first: string;
  drip?: string;
  /** Whether it takes what it is answered; so unless it says no. */
  reads?: boolean;
  /** Whether it is gone at once. */
  leaves?: boolean;
}

/** What one client can do to a server of everybody, over many connections that say the same. */
export interface Attack {
  name: string;
  talk: Talk;
  /** ms that the site may let such a connection live; where given, it must also refuse what is beyond the client's share. */
  life?: number;
  /** Whether an edge without defense is held up by it. */
  harms?: boolean;
}

const post = (length: number) =>
  `POST /v2/quotes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const CARRIERS = get('/v2/carriers/getallcarriers');

export const ATTACKS: readonly Attack[] = [
  { name: 'half-sent bodies', talk: { first: `${post(60_000)}{"a` }, life: 20_000, harms: true },
  {
    name: 'bodies that come a letter at a time',
    talk: { first: `${post(60_000)}{"a`, drip: 'a' },
    life: 20_000,
    harms: true,
  },
  {
    name: 'headers that come a letter at a time',
    talk: { first: 'GET / HTTP/1.1\r\nX-A: ', drip: 'a' },
    life: 10_000,
  },
  { name: 'connections that say nothing', talk: { first: '' }, life: 10_000 },
  { name: 'pages that nobody reads', talk: { first: get('/quotes/new').repeat(50), reads: false } },
  { name: 'answers of the API that nobody reads', talk: { first: CARRIERS.repeat(50), reads: false } },
  { name: 'callers who leave before the answer', talk: { first: CARRIERS, leaves: true } },
  {
    name: 'more look-ups than a person makes',
    talk: { first: get('/v2/locations/lookup?zip_code=43215').repeat(20) },
  },
  { name: 'bodies over the limit', talk: { first: `${post(200_000)}${'a'.repeat(200_000)}` } },
];

/** An attack that is going on. */
export interface Press {
  /** How many connections the site closed within a second: they were beyond the share of one client. */
  refused: () => number;
  /** ms that the connection lived that lived longest, or lives. */
  longest: () => number;
  stop: () => void;
}

/** ms until a connection that was closed is opened again. */
const AGAIN = 250;
const AT_ONCE = 1000;

function open(port: number, from: string, { first, drip, reads = true, leaves = false }: Talk): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  // Cut off or refused: that is what the attack provokes.
  socket.on('error', () => {});
  if (reads) socket.resume();
  socket.write(first, () => leaves && socket.destroy());
  if (drip !== undefined) {
    const timer = setInterval(() => socket.write(drip), 100);
    socket.once('close', () => clearInterval(timer));
  }
  return socket;
}

/** So many connections of one client at once, until it is stopped; one that is closed is opened again. */
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
