import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { limitConnections } from './serverOptions';

/** A server that accepts three connections per address, and a trusted proxy. */
function started() {
  const server = new EventEmitter();
  let ms = 0;
  const cutOff = limitConnections(
    server,
    (address) => address === '10.0.0.1',
    { connections: 3, cutTime: 20_000 },
    () => ms,
  );
  /** Whether a new connection from there is accepted, and how to close it. */
  const open = (remoteAddress: string) => {
    const socket = new Socket().on('error', () => {});
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
    server.emit('connection', socket);
    const leave = () => void socket.emit('close');
    return { isIn: !socket.destroyed, leave, cut: () => (cutOff(socket), leave()) };
  };
  return { open, pass: (passed: number) => (ms += passed) };
}

const A = '192.0.2.1';

test('an address has a limited number of connections; closing one frees a slot, and other addresses have their own', () => {
  const { open, pass } = started();
  const [first] = [open(A), open(A), open(A)];
  pass(1000);
  expect(open(A).isIn).toBe(false);
  expect(open('192.0.2.2').isIn).toBe(true);
  first.leave();
  expect([open(A).isIn, open(A).isIn]).toEqual([true, false]);
});

test('an address that keeps opening and closing connections is limited per second', () => {
  const { open, pass } = started();
  const again = () => {
    const { isIn, leave } = open(A);
    if (isIn) leave();
    return isIn;
  };
  expect([again(), again(), again(), again(), again()]).toEqual([true, true, true, false, false]);
  pass(1000);
  expect([again(), again()]).toEqual([true, true]);
});

test('a trusted proxy is not counted', () => {
  const { open } = started();
  expect([1, 2, 3, 4, 5].every(() => open('10.0.0.1').isIn)).toBe(true);
});

test('a connection that was cut keeps its place for a while', () => {
  jest.useFakeTimers();
  const { open, pass } = started();
  const [first] = [open(A), open(A), open(A)];
  first.cut();
  pass(1000);
  expect(open(A).isIn).toBe(false);
  jest.advanceTimersByTime(20_000);
  pass(1000);
  expect([open(A).isIn, open(A).isIn]).toEqual([true, false]);
  jest.useRealTimers();
});
