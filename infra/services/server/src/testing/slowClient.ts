import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A slow client's pause, in ms. What a server must not do in the meantime can only be seen once time has passed. */
export { pause };

/** Reads about a megabyte, so many times a second. */
export async function readSlowly(socket: Socket, times: number): Promise<void> {
  while (!socket.destroyed && !socket.readableEnded) {
    if (socket.read(1_000_000) === null) socket.read();
    await pause(1000 / times);
  }
}
