import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openPglite, openPostgres } from '../database/openDatabase';
import { startPostgres, whyNoPostgres } from '../testing/postgresServer';

/** The median; for an even count, the mean of the middle two. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

type Measure = (engine: string, database: OpenDatabase) => Promise<void>;

/** Measures on the embedded database in a folder, then on a PostgreSQL that commits to disk; says why if there is none. */
export async function onEachEngine(name: string, measure: Measure): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
  const embedded = await openPglite(join(folder, 'db'));
  await measure('PGlite', embedded);
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
  const skipped = whyNoPostgres();
  if (skipped) {
    console.log(JSON.stringify({ name, engine: 'PostgreSQL', skipped }));
    return;
  }
  const server = startPostgres();
  const database = await openPostgres(server.url);
  await measure('PostgreSQL', database);
  await database.close();
  server.stop();
}
