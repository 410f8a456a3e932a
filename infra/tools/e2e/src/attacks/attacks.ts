import { connect, type Socket } from 'node:net';

/** ms between two drips. */
const DRIP_EVERY = 100;

/** What a connection sends: `first` at once, then `drip` again and again. */
interface Traffic {
  first: string;
  drip?: string;
  /** How it reads the responses; as they come by default. */
  reads?: 'never' | 'slowly';
  /** Whether it disconnects at once. */
  leaves?: boolean;
}

/** One client, or two, opening many connections, all with the same traffic. */
export interface Attack {
  name: string;
  traffic: Traffic;
  /** Its connections, if it is no use with more; they come from two addresses, whose shares they fit in. */
  fromTwo?: number;
  /** ms that the site may keep such a connection open; if set, it must also reject connections beyond a client's share. */
  life?: number;
  /** Whether an edge without defenses fails under it. */
  harms?: boolean;
}

const post = (length: number) =>
  `POST /v2/quotes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
/** Stands for the path of the largest file that the start page loads. */
const LARGE_FILE = '/largest-file';
/** It asks for more than the buffers of the two systems take. */
const SLOW_READER: Traffic = {
  first: get(LARGE_FILE).repeat(40),
  drip: get(LARGE_FILE),
  reads: 'slowly',
};
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
  { name: 'unread pages', traffic: { first: get('/quotes/new').repeat(50), reads: 'never' } },
  { name: 'unread API responses', traffic: { first: CARRIERS.repeat(50), reads: 'never' } },
  { name: 'pipelined large files', traffic: { first: get(LARGE_FILE).repeat(900), reads: 'never' } },
  { name: 'large files read a few bytes at a time', traffic: SLOW_READER, fromTwo: 200 },
  // So few that the bytes which wait for an address stay below its limit, and only time ends them.
  { name: 'a few readers of large files', traffic: SLOW_READER, fromTwo: 60, life: 20_000 },
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
/** Bytes that a slow reader takes every tenth of a second. */
const SIP = 64;

function open(port: number, from: string, { first, drip, reads, leaves = false }: Traffic): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  // Being cut off or rejected is the attack's expected outcome.
  socket.on('error', () => {});
  if (!reads) socket.resume();
  socket.write(first, () => leaves && socket.destroy());
  const timer = setInterval(() => {
    if (drip !== undefined) socket.write(drip);
    if (reads === 'slowly') socket.read(SIP);
  }, DRIP_EVERY);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

/** Where an attack goes to and comes from. */
export interface Front {
  port: number;
  /** The path of the largest file there. */
  file: string;
  from: readonly string[];
  size: number;
}

/** Keeps this many connections open, evenly from all addresses, until stopped; a closed one is reopened. */
export function startAttack(attack: Attack, { port, file, from, size }: Front): RunningAttack {
  const { first, drip } = attack.traffic;
  const named = (text: string) => text.replaceAll(LARGE_FILE, file);
  const traffic = {
    ...attack.traffic,
    first: named(first),
    ...(drip === undefined ? {} : { drip: named(drip) }),
  };
  const startTimes = new Map<Socket, number>();
  let isOver = false;
  let refused = 0;
  let longest = 0;
  const begin = (address: string) => {
    if (isOver) return;
    const since = performance.now();
    const socket = open(port, address, traffic);
    startTimes.set(socket, since);
    socket.once('close', () => {
      startTimes.delete(socket);
      const life = performance.now() - since;
      longest = Math.max(longest, life);
      if (!isOver && life < REFUSED_WITHIN) refused += 1;
      setTimeout(begin, REOPEN_AFTER, address);
    });
  };
  for (let count = 0; count < size; count += 1) begin(from[count % from.length] ?? '127.0.0.1');
  return {
    refused: () => refused,
    longest: () => Math.max(longest, ...[...startTimes.values()].map((since) => performance.now() - since)),
    stop: () => {
      isOver = true;
      for (const socket of startTimes.keys()) socket.destroy();
    },
  };
}
