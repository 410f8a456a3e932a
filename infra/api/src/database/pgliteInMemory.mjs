import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

// Beside the package's entry, since its own package.json is not among its exports.
const ENTRY = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const { version } = JSON.parse(readFileSync(join(ENTRY, '../../package.json'), 'utf8'));
const SEED = join(tmpdir(), `pglite-${version}-empty.tar`);

/**
 * An empty database in memory. Making one anew takes eight times as long as unpacking one that was made before
 * (`node infra/api/src/bench/emptyDatabase.mjs`), and nearly every test file of the API wants one.
 */
export async function createInMemory(options) {
  if (existsSync(SEED)) return PGlite.create({ ...options, loadDataDir: new Blob([readFileSync(SEED)]) });
  const database = await PGlite.create(options);
  const dump = await database.dumpDataDir('none');
  // Whole or not at all: another process may be looking for it.
  const part = `${SEED}.${process.pid}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, SEED);
  return database;
}
