import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { clientNetwork } from './clientNetwork';
import type { IsTrusted } from './trustedProxies';

/**
 * Closes what one address has open above `most`, and what it opens above `most` within a second: to open and leave again
 * and again costs us more than it costs the client. A trusted proxy speaks for many people and is not counted.
 */
export function limitConnections(
  server: EventEmitter,
  isTrusted: IsTrusted,
  most: number,
  now: () => number = performance.now.bind(performance),
): void {
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
    socket.once('close', () => {
      const left = (open.get(who) ?? 1) - 1;
      if (left > 0) open.set(who, left);
      else open.delete(who);
    });
  });
}
