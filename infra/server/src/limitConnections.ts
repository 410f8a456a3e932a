import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from './clientNetwork';
import type { IsTrusted } from './trustedProxies';

/** Closes the connections of one address above `most`; a trusted proxy speaks for many people and is not counted. */
export function limitConnections(server: Server, isTrusted: IsTrusted, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrusted(address, 0)) return;
    const who = clientNetwork(address);
    const count = (open.get(who) ?? 0) + 1;
    if (count > most) {
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
