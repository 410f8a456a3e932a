import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { DatabaseSchema } from './databaseSchema';
import { lockFolder } from './folderLock';
import { migrate } from './migrate';
import { type PgliteOptions, startPglite } from './pgliteClient';
import { PgliteDialect } from './pgliteDialect';
import { DatabaseFailure } from './pgliteEngine';
import { preparedPool } from './preparedPool';
import { roomOnDisk } from './roomOnDisk';

/** `kysely` is ready and migrated; `close` ends it and frees the folder. */
export interface OpenDatabase {
  kysely: Kysely<DatabaseSchema>;
  close(): Promise<void>;
}

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

/**
 * An acknowledged request must survive a power cut, so a server with another setting is refused at startup (design:
 * reliability).
 */
async function demandSynchronousCommit(kysely: Kysely<DatabaseSchema>) {
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(kysely);
  const value = rows[0]?.synchronous_commit;
  if (value !== 'on') throw new Error(`PostgreSQL must run with synchronous_commit=on, not ${value}`);
}

/** ms; a frozen or slow server must not block a shopper's calls for longer. */
const LIMITS = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 10_000,
  // A frozen server cannot end a statement, but this side can.
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
};

function openPool(config: PoolConfig): Kysely<DatabaseSchema> {
  const pool = new Pool(config);
  // A server restart breaks idle connections, which would end the process without a listener.
  pool.on('error', () => undefined);
  // The pool listens only to idle connections, so busy ones need a listener too; their statement fails as
  // well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
}

/** ms for the first connection: nobody waits for it yet, and a server that is only just up may be slow. */
const FIRST_CONNECTION = 30_000;

/** Checks and migrates on a connection without timeouts, because a migration may be slow or wait for another node's. */
async function prepare(url: string): Promise<void> {
  const kysely = openPool({ connectionString: url, max: 2, connectionTimeoutMillis: FIRST_CONNECTION });
  try {
    await demandSynchronousCommit(kysely);
    await migrate(kysely);
  } finally {
    await kysely.destroy();
  }
}

/** PostgreSQL, or an engine that speaks its protocol, at `url`; migrated. */
export async function openPostgres(url: string, connections = 10): Promise<OpenDatabase> {
  await prepare(url);
  const kysely = openPool({ connectionString: url, max: connections, ...LIMITS });
  return { kysely, close: () => kysely.destroy() };
}

/** PostgreSQL when a URL is given, else PGlite in `folder`. */
export const openDatabase = (settings: {
  databaseUrl: string | null;
  folder: string;
}): Promise<OpenDatabase> =>
  settings.databaseUrl === null ? openPglite(settings.folder) : openPostgres(settings.databaseUrl);
