import { renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFolder } from '@infra/server/flushFolder';

/** Writes a file atomically, even if the process is killed or the power cut here. */
export function writeWhole(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.part`, content, { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
  flushFolder(dirname(file));
}
