import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { cutSlowReaders } from './cutSlowReaders';
import type { Turns } from './takeTurns';

const limits = { readTime: 20_000, readRate: 1000, unread: 1000 };
const A = '192.0.2.1';
const PROXY = '10.0.0.1';

/** Readers at addresses, and a clock. */
function started() {
  let ms = 0;
  const turns: Turns = new Map();
  const look = cutSlowReaders(
    turns,
    (address) => address === PROXY,
    (socket) => socket.destroy(),
    limits,
    () => ms,
  );
  /** A connection that was given so many bytes for its response, and has not read so many of them. */
  const reader = (address: string, given: number, unread: number) => {
    const socket = new Socket();
    const facts = { remoteAddress: address, bytesWritten: 5000 + given, writableLength: unread };
    for (const [name, value] of Object.entries(facts))
      Object.defineProperty(socket, name, { value, writable: true });
    const [request, response] = [{} as IncomingMessage, {} as ServerResponse];
    turns.set(socket, {
      request,
      response,
      waiting: [],
      given: 5000,
      isLast: false,
      unreadSince: null,
      taken: 0,
      takenAt: 0,
    });
    return socket;
  };
  return { look, pass: (passed: number) => (ms += passed), reader };
}

test('a reader has a while, and a second for each so many bytes', () => {
  const { look, pass, reader } = started();
  const slow = reader(A, 3000, 10);
  look();
  pass(20_000);
  Object.assign(slow, { writableLength: 9 });
  look();
  pass(3000);
  Object.assign(slow, { writableLength: 8 });
  look();
  expect(slow.destroyed).toBe(false);
  pass(1);
  Object.assign(slow, { writableLength: 7 });
  look();
  expect(slow.destroyed).toBe(true);
});

test('a reader that takes nothing has a while only', () => {
  const { look, pass, reader } = started();
  const idle = reader(A, 300_000, 10);
  look();
  pass(20_000);
  look();
  expect(idle.destroyed).toBe(false);
  pass(1);
  look();
  expect(idle.destroyed).toBe(true);
});

test('the time of one that has read everything so far starts over', () => {
  const { look, pass, reader } = started();
  const slow = reader(A, 100, 10);
  look();
  pass(20_000);
  Object.assign(slow, { writableLength: 0 });
  look();
  Object.assign(slow, { writableLength: 10 });
  pass(20_000);
  look();
  expect(slow.destroyed).toBe(false);
});

test("an address's oldest readers are cut while too many bytes wait for it, and other addresses are not", () => {
  const { look, reader } = started();
  const own = [400, 400, 400].map((unread) => reader(A, 400, unread));
  const other = reader('192.0.2.2', 400, 900);
  look();
  expect([...own, other].map(({ destroyed }) => destroyed)).toEqual([true, false, false, false]);
});

test('a trusted proxy is many people: the limit is for each of its connections', () => {
  const { look, reader } = started();
  const readers = [900, 900, 1001].map((unread) => reader(PROXY, 400, unread));
  look();
  expect(readers.map(({ destroyed }) => destroyed)).toEqual([false, false, true]);
});
