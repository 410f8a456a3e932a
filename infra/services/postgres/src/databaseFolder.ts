import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPrograms } from './postgresPrograms';

/** A socket's path may have 103 bytes on macOS, the fewest of all; the rest is the file's name. */
const LONGEST_FOLDER = 103 - '/.s.PGSQL.5432'.length;

/** ms: for an owner that is just dying to be gone; for the processes of its server to end; between two looks. */
const OWNER_LIMIT = 1000;
const EARLIER_LIMIT = 30_000;
const LOOK_EVERY = 20;

/** The places in `DATA_DIR`. */
export const placesIn = (folder: string) => ({
  data: join(folder, 'postgres'),
  draft: join(folder, 'postgres.new'),
  sockets: join(folder, 'postgres.sockets'),
  lock: join(folder, 'postgres.lock'),
  log: join(folder, 'logs', 'postgres.log'),
});
export type Places = ReturnType<typeof placesIn>;

/** The server's address for this process, which holds the folder open if its path is too long for a socket. */
export function addressIn({ sockets }: Places): string {
  const isLong = Buffer.byteLength(sockets) > LONGEST_FOLDER;
  if (isLong && process.platform !== 'linux')
    throw new Error(`${sockets} is too long a path for a socket; set DATA_DIR to a shorter one`);
  const host = isLong ? `/proc/self/fd/${openSync(sockets, 'r')}` : sockets;
  return `postgres://api@localhost/postgres?host=${encodeURIComponent(host)}`;
}

/** Bytes of the lock file: one for the process that owns the folder, one for its server's processes. */
const OWNER = 0;
const SERVER = 1;

function lockFor(file: string, byte: number): number | null {
  // Loaded only here: a node with DATABASE_URL runs on systems that it has no native code for.
  const { tryLock }: typeof import('fs-native-extensions') = createRequire(import.meta.url)(
    'fs-native-extensions',
  );
  const fd = openSync(file, 'a', 0o600);
  if (tryLock(fd, byte, 1)) return fd;
  closeSync(fd);
  return null;
}

/** Locks a byte as soon as it is free, or null after so many ms. */
async function lockWithin(limit: number, file: string, byte: number): Promise<number | null> {
  for (let waited = 0; ; waited += LOOK_EVERY) {
    const fd = lockFor(file, byte);
    if (fd !== null || waited >= limit) return fd;
    await sleep(LOOK_EVERY);
  }
}

/** @throws Error if another process, or this one, owns the folder */
export async function lockFolder(folder: string, { lock }: Places): Promise<number> {
  const fd = await lockWithin(OWNER_LIMIT, lock, OWNER);
  if (fd !== null) return fd;
  const advice = 'stop that process, or set DATA_DIR to another folder';
  throw new Error(`the database in ${folder} is in use by another process; ${advice}`);
}

/** Waits until no process of an earlier server is left. */
export async function lockServer({ data, sockets, lock }: Places): Promise<number> {
  const fd = await lockWithin(EARLIER_LIMIT, lock, SERVER);
  if (fd !== null) {
    // They are left by a crash, and the number in them may meanwhile be another process's.
    for (const left of [join(data, 'postmaster.pid'), join(sockets, '.s.PGSQL.5432.lock')])
      rmSync(left, { force: true });
    return fd;
  }
  throw new Error(`an earlier PostgreSQL in ${data} does not end; end it, or restart the machine`);
}

/** The cluster's major version must be the program's. */
export function demandVersion({ data }: Places, { version }: PostgresPrograms): void {
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const major = version.split('.')[0];
  if (found === major) return;
  throw new Error(
    `the database in ${data} was made by PostgreSQL ${found}, and this is ${major}; move it with pg_dumpall of ${found}, or run a PostgreSQL ${found} on it and set DATABASE_URL`,
  );
}
