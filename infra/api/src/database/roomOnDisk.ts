import { statfs } from 'node:fs/promises';

/** Bytes that the engine may need at once: two segments of its log, and a checkpoint. */
const ROOM = 64 * 1024 * 1024;
const LOOK_EVERY = 250;

/**
 * Whether a folder's disk has room for a write. The embedded engine hangs on a full disk, so writes are refused
 * before that.
 */
export function roomOnDisk(folder: string): () => Promise<boolean> {
  let looked = 0;
  let hasRoom: Promise<boolean> = Promise.resolve(true);
  return () => {
    const now = Date.now();
    if (now - looked >= LOOK_EVERY) {
      looked = now;
      hasRoom = statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize >= ROOM,
        () => false,
      );
    }
    return hasRoom;
  };
}
