import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from '../reasonOf';

/** Who is recorded where a node itself reads a file in. */
export const IMPORTER = 'import at start';

interface FileImport<T> {
  /** Of an earlier release, in this node's data folder. */
  file: string;
  read: (text: string) => T;
  /** Takes the content over, once per database; false if that was done before. */
  takeOver: (content: T) => Promise<boolean>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Takes a file of an earlier release over into the database, once, and says that it is no longer read. A file that
 * cannot be read is said and stays for the next start, because what it stops would otherwise be sold.
 */
export async function importFile<T>({ file, read, takeOver, log }: FileImport<T>): Promise<void> {
  if (!existsSync(file)) return;
  const name = basename(file);
  let content: T;
  try {
    content = read(readFileSync(file, 'utf8'));
  } catch (error) {
    log.error(reasonOf(error), `${name} is broken and was not taken over; correct it and restart`);
    return;
  }
  const isNew = await takeOver(content);
  const done = isNew ? 'was taken over into the database' : 'was taken over before';
  log.info(`${name} ${done}; it is no longer read and may be removed`);
}
