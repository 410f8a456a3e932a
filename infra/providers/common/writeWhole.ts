import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file atomically, even if the process is killed here. */
export function writeWhole(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.part`, content, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
