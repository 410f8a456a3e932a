import { closeSync, fsyncSync, openSync } from 'node:fs';

/** After a file in it was made, renamed or linked, so that it is there after a power cut, too. */
export function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
