import { cp, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { errorCodeOf } from './errorCodeOf';

/** What belongs to the running server only, so that a copy must not have it (PostgreSQL, Making a base backup). */
const LEFT_OUT =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.|^postmaster\.(?:pid|opts)$|(?:^|\/)pgsql_tmp|\/pg_internal\.init$/;

/** A file may be gone by the time it is read; the log that is copied last makes up for it. */
async function copyFile(from: string, to: string): Promise<void> {
  try {
    await cp(from, to);
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
  }
}

async function copyFiles(from: string, to: string, leftOut: RegExp | null): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(from.length + 1);
    if (leftOut?.test(name)) continue;
    if (entry.isDirectory()) await mkdir(join(to, name), { recursive: true, mode: 0o700 });
    else if (entry.isFile()) await copyFile(path, join(to, name));
  }
}

/** Flushes a copy with its folders, so that it survives a power cut that follows. */
export async function flush(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of [...names, '.']) {
    const file = await open(join(folder, name), 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

/**
 * Copies the cluster in `from`, whose server runs at `url`, to a new folder. A server that starts there has every
 * commit that was acknowledged before this call.
 */
export async function copyCluster(url: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Keeps the log since the beginning until this connection ends.
    await client.query(`select pg_create_physical_replication_slot('copy_' || pg_backend_pid(), true, true)`);
    await client.query(`select pg_backup_start('copy', true)`);
    await mkdir(to, { recursive: true, mode: 0o700 });
    await copyFiles(from, to, LEFT_OUT);
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      'select labelfile, spcmapfile from pg_backup_stop(false)',
    );
    await copyFiles(join(from, 'pg_wal'), join(to, 'pg_wal'), null);
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
    await flush(to);
  } finally {
    await client.end();
  }
}
