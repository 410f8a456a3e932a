import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '@infra/postgres';
import { type OpenDatabase, openPostgres } from './openPostgres';

export { type OpenDatabase, openPostgres };

/** Until release 1.4 the database was PGlite, in `db`; it is neither read nor removed. */
function olderDatabase(dataDir: string): string | null {
  const folder = join(dataDir, 'db');
  if (!existsSync(join(folder, 'PG_VERSION'))) return null;
  return `${folder} holds the database of an earlier release, PGlite; it is left as it is, and nothing in it is shown`;
}

/** PostgreSQL in `dataDir`, which this process runs for itself. */
async function openEmbedded(dataDir: string, tell: (sentence: string) => void): Promise<OpenDatabase> {
  const server = await startEmbedded(dataDir, tell);
  try {
    // Its only disk is what one machine has, so a missing standby is no news.
    const database = await openPostgres(server.url);
    const warning = olderDatabase(dataDir);
    return {
      kysely: database.kysely,
      close: async () => {
        await database.close();
        await server.stop();
      },
      ...(warning === null ? {} : { warning }),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * The PostgreSQL at an address, or else one of our own; `tell` gets a sentence when that has to be started again.
 * @throws Error with one sentence
 */
export const openDatabase = (
  settings: { databaseUrl: string | null; dataDir: string },
  tell: (sentence: string) => void,
): Promise<OpenDatabase> =>
  settings.databaseUrl === null ? openEmbedded(settings.dataDir, tell) : openPostgres(settings.databaseUrl);
