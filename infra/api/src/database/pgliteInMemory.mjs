import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

// Next to the package's entry, because its package.json is not exported.
const ENTRY = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const { version } = JSON.parse(readFileSync(join(ENTRY, '../../package.json'), 'utf8'));
const SEED = join(tmpdir(), `pglite-${version}-empty.tar`);

/**
 * An empty in-memory database. Creating one takes eight times as long as unpacking a prepared one (`node
 * infra/api/src/bench/emptyDatabase.mjs`), and nearly every API test file needs one.
 */
export async function createInMemory(options) {
  if (existsSync(SEED)) return PGlite.create({ ...options, loadDataDir: new Blob([readFileSync(SEED)]) });
  const database = await PGlite.create(options);
  const dump = await database.dumpDataDir('none');
  // Written atomically, because another process may be reading it.
  const part = `${SEED}.${process.pid}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, SEED);
  return database;
}
