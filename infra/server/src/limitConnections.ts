import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { clientNetwork } from './clientNetwork';
import type { ServerLimits } from './serverLimits';
import type { IsTrusted } from './trustedProxies';

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
