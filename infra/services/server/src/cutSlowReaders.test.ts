import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { cutSlowReaders } from './cutSlowReaders';
import type { Turns } from './takeTurns';

const limits = { readTime: 20_000, readRate: 1000, lookEvery: 1000 };

/** Readers and a clock: `pass` looks at them as often as the server does, `jump` is a stall of the process. */
function started() {
  let ms = 0;
  const turns: Turns = new Map();
  const look = cutSlowReaders(
    turns,
    (socket) => socket.destroy(),
    limits,
    () => ms,
  );
  /** A connection that was given so many bytes for its response, and has not read so many of them. */
  const reader = (given: number, unread: number) => {
    const socket = new Socket();
    const facts = { bytesWritten: 5000 + given, writableLength: unread };
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
  const jump = (passed: number) => (ms += passed);
  const pass = (passed: number) => {
    for (let left = passed; left > 0; left -= limits.lookEvery) {
      look();
      jump(Math.min(left, limits.lookEvery));
    }
  };
  return { look, jump, pass, reader };
}

test('a reader has a while, and a second for each so many bytes', () => {
  const { look, pass, reader } = started();
  const slow = reader(3000, 10);
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
  const idle = reader(300_000, 10);
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
  const slow = reader(100, 10);
  look();
  pass(20_000);
  Object.assign(slow, { writableLength: 0 });
  look();
  Object.assign(slow, { writableLength: 10 });
  pass(20_000);
  look();
  expect(slow.destroyed).toBe(false);
});

test('a server that stood still blames no reader', () => {
  const { look, jump, reader } = started();
  const slow = reader(300_000, 10);
  look();
  jump(60_000);
  look();
  expect(slow.destroyed).toBe(false);
});
