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

/** The owner's alone, what an earlier release made for everybody's eyes included. */
function keepPrivate(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o700);
    else if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o600);
  }
}

/** Makes the folder where it is missing. @throws DatabaseFailure where the disk is full: the engine would spin for ever. */
async function prepareFolder(folder: string, { hasRoom = roomOnDisk(folder) }: PgliteOptions) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!(await hasRoom())) throw new DatabaseFailure('the disk is full', 'ENOSPC');
  // Making a folder leaves twice the memory behind that opening one takes: the thread that made it ends first.
  if (!existsSync(join(folder, 'PG_VERSION'))) await (await openEngine(folder, {})).close();
}

/** Starts the engine; one that cannot read its own folder says what it thinks, and not what to do. */
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

/** An answered request must survive a power cut; a server set otherwise is refused at start (design: reliability). */
async function demandSynchronousCommit(kysely: Kysely<DatabaseSchema>) {
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(kysely);
  const value = rows[0]?.synchronous_commit;
  if (value !== 'on') throw new Error(`PostgreSQL must run with synchronous_commit=on, not ${value}`);
}

/** ms; a server that is frozen or far behind must not hold the calls of a shopper for longer. */
const LIMITS = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 10_000,
  // The server cannot end a statement while it is frozen; this side can.
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
};

function openPool(config: PoolConfig): Kysely<DatabaseSchema> {
  const pool = new Pool(config);
  // A server that restarts breaks idle connections; without a listener that would end the process.
  pool.on('error', () => undefined);
  // So does one that is in use, whose statement is refused as well: the pool listens to idle ones alone.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) });
}

/** Checks and migrates, on a connection without the limits: a migration may take its time, and wait for another node's. */
async function prepare(url: string): Promise<void> {
  const { connectionTimeoutMillis } = LIMITS;
  const kysely = openPool({ connectionString: url, max: 2, connectionTimeoutMillis });
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
