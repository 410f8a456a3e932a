import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { DatabaseSchema } from './databaseSchema';
import { lockFolder } from './folderLock';
import { migrate } from './migrate';
import { type OpenDatabase, openPostgres } from './openPostgres';
import { type PgliteOptions, startPglite } from './pgliteClient';
import { PgliteDialect } from './pgliteDialect';
import { DatabaseFailure } from './pgliteEngine';
import { roomOnDisk } from './roomOnDisk';

export { type OpenDatabase, openPostgres };

/** Makes the folder private to its owner, even if an earlier release created it world-readable. */
function keepPrivate(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o700);
    else if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600);
  }
}

/**
 * Creates the folder if it is missing. @throws DatabaseFailure if the disk is full, because the engine would spin
 * forever.
 */
async function prepareFolder(folder: string, { hasRoom = roomOnDisk(folder) }: PgliteOptions) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!(await hasRoom())) throw new DatabaseFailure('the disk is full', 'ENOSPC');
  // Creating a database leaves twice the memory in use that opening one takes, so the creating thread ends
  // first.
  if (!existsSync(join(folder, 'PG_VERSION'))) await (await openEngine(folder, {})).close();
}

/** Starts the engine; its own message for a broken folder does not say what to do. */
async function openEngine(folder: string | null, options: PgliteOptions) {
  try {
    return await startPglite(folder, options);
  } catch (cause) {
    const [words = ''] = cause instanceof Error ? cause.message.split('\n') : [];
    const message = `the database in ${folder} cannot be opened (${words}); restore it from a backup, or set DATA_DIR to another folder`;
    throw new Error(message, { cause });
  }
}

/** PGlite in `folder` (null: in memory), locked against a second process, migrated. */
export async function openPglite(folder: string | null, options: PgliteOptions = {}): Promise<OpenDatabase> {
  const unlock = folder === null ? () => undefined : await lockFolder(folder);
  try {
    if (folder !== null) await prepareFolder(folder, options);
    const dialect = new PgliteDialect(await openEngine(folder, options));
    const kysely = new Kysely<DatabaseSchema>({ dialect });
    await migrate(kysely);
    if (folder !== null) keepPrivate(folder);
    return { kysely, close: () => kysely.destroy().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** PostgreSQL when a URL is given, else PGlite in `folder`. */
export const openDatabase = (settings: {
  databaseUrl: string | null;
  folder: string;
}): Promise<OpenDatabase> =>
  settings.databaseUrl === null ? openPglite(settings.folder) : openPostgres(settings.databaseUrl);
