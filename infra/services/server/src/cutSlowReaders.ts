import type { Socket } from 'node:net';
import type { ServerLimits } from './serverLimits';
import type { Turn, Turns } from './takeTurns';

type Limits = Pick<ServerLimits, 'readTime' | 'readRate' | 'lookEvery'>;

/**
 * Returns what looks at all readers, once in a while. It closes connections that read nothing for `readTime`, or slower
 * than `readRate` on average; the socket's own timeout is not enough, because it starts over with each byte sent or
 * read.
 */
export function cutSlowReaders(
  turns: Turns,
  cut: (socket: Socket) => void,
  { readTime, readRate, lookEvery }: Limits,
  now: () => number = performance.now.bind(performance),
): () => void {
  let lastLook = now();
  let time = 0;
  function isTooSlow(socket: Socket, turn: Turn): boolean {
    const taken = socket.bytesWritten - socket.writableLength;
    if (turn.unreadSince === null || taken !== turn.taken) Object.assign(turn, { taken, takenAt: time });
    turn.unreadSince ??= time;
    const bytes = socket.bytesWritten - turn.given;
    return time - turn.takenAt > readTime || time - turn.unreadSince > readTime + (bytes / readRate) * 1000;
  }

  return () => {
    // Nobody can read during a stall of this process, so a stall counts as two looks at most.
    time += Math.min(now() - lastLook, 2 * lookEvery);
    lastLook = now();
    for (const [socket, turn] of turns) {
      if (socket.writableLength === 0) turn.unreadSince = null;
      else if (isTooSlow(socket, turn)) cut(socket);
    }
  };
}
