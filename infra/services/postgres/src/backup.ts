import { chmodSync, closeSync, existsSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolder } from '@infra/server/flushFolder';
import { errorCodeOf } from './errorCodeOf';
import { copyCluster, flush } from './copyCluster';
import { addressIn, lockFolder, type Places, placesIn } from './databaseFolder';

/**
 * Copies the running database of `dataDir` to a new folder; returns a sentence for the person who asked.
 * @throws Error with one sentence
 */
export async function backUp(dataDir: string, to: string): Promise<string> {
  if (existsSync(to)) throw new Error(`${to} exists; name a new folder`);
  const places = placesIn(dataDir);
  if (!existsSync(places.data)) throw new Error(`there is no database in ${dataDir}; set DATA_DIR`);
  const draft = `${to}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  try {
    await copyCluster(addressIn(places), places.data, draft);
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    const isDown = ['ENOENT', 'ECONNREFUSED'].includes(errorCodeOf(cause) ?? '');
    if (!isDown) throw cause;
    throw new Error(`the database in ${dataDir} is not running; start the site, or copy the folder`, {
      cause,
    });
  }
  renameSync(draft, to);
  flushFolder(dirname(to));
  return `The database is copied to ${to}. Without ${join(dataDir, 'master.key')} it cannot be read: keep that, too, and elsewhere.`;
}

/**
 * Puts a copy in the place of the database of `dataDir`, which must not run; what was there is kept beside it.
 * @throws Error with one sentence
 */
export async function restore(dataDir: string, from: string, now: Date): Promise<string> {
  if (!existsSync(join(from, 'PG_VERSION'))) throw new Error(`${from} is no copy of a database`);
  const places = placesIn(dataDir);
  // Nothing may start in between.
  const lock = await lockFolder(dataDir, places);
  try {
    return await replace(places, from, now);
  } finally {
    closeSync(lock);
  }
}

async function replace({ data, draft }: Places, from: string, now: Date): Promise<string> {
  rmSync(draft, { recursive: true, force: true });
  await cp(from, draft, { recursive: true });
  chmodSync(draft, 0o700);
  await flush(draft);
  const kept = `${data}.until-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  const hadOne = existsSync(data);
  if (hadOne) renameSync(data, kept);
  renameSync(draft, data);
  flushFolder(dirname(data));
  return `${data} is the copy again.${hadOne ? ` What was there is kept in ${kept}.` : ''}`;
}
