import { type OpenDatabase, openPostgres } from '@infra/api/database';
import { startPostgres } from '@infra/postgres/testing';

/** The median; for an even count, the mean of the middle two. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

/** Measures on a PostgreSQL that commits to disk. */
export async function onPostgres(measure: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const server = await startPostgres();
  const database = await openPostgres(server.url);
  await measure(database);
  await database.close();
  await server.stop();
}
