import type { Socket } from 'node:net';
import { clientNetwork } from './clientNetwork';
import type { ServerLimits } from './serverLimits';
import type { Turn, Turns } from './takeTurns';
import type { IsTrusted } from './trustedProxies';

type Limits = Pick<ServerLimits, 'readTime' | 'readRate' | 'unread'>;

/**
 * Returns what looks at all readers, once in a while. It closes connections that read nothing for `readTime`, or slower
 * than `readRate` on average; the socket's own timeout is not enough, because it starts over with each byte sent or
 * read. And it closes a client's oldest readers while more than `unread` bytes wait for it. A client is an address, or
 * one connection of a trusted proxy, which carries many people.
 */
export function cutSlowReaders(
  turns: Turns,
  isTrusted: IsTrusted,
  cut: (socket: Socket) => void,
  { readTime, readRate, unread }: Limits,
  now: () => number = performance.now.bind(performance),
): () => void {
  function isTooSlow(socket: Socket, turn: Turn): boolean {
    const time = now();
    const taken = socket.bytesWritten - socket.writableLength;
    if (turn.unreadSince === null || taken !== turn.taken) Object.assign(turn, { taken, takenAt: time });
    turn.unreadSince ??= time;
    const bytes = socket.bytesWritten - turn.given;
    return time - turn.takenAt > readTime || time - turn.unreadSince > readTime + (bytes / readRate) * 1000;
  }

  return () => {
    const waiting = new Map<string | Socket, number>();
    // The newest first, so that what exceeds the limit is the oldest.
    for (const [socket, turn] of [...turns].toReversed()) {
      const { remoteAddress = '', writableLength } = socket;
      if (writableLength === 0) turn.unreadSince = null;
      else {
        const client = isTrusted(remoteAddress, 0) ? socket : clientNetwork(remoteAddress);
        const sum = (waiting.get(client) ?? 0) + writableLength;
        if (sum > unread || isTooSlow(socket, turn)) cut(socket);
        else waiting.set(client, sum);
      }
    }
  };
}
