import { migrate } from '../database/migrate';
import { openTestDatabase, TEMPLATE } from './testDatabase';
import { type PostgresServer, startPostgres } from '@infra/postgres/testing';

let server: PostgresServer | null = null;

/**
 * One server for all tests of a run, with a migrated database to copy. It does not flush, because no test cuts its
 * power, and ends with this process, however that ends.
 */
export default async function startTestServer(): Promise<void> {
  server = await startPostgres({ fsync: 'off', full_page_writes: 'off' });
  process.env['TEST_POSTGRES_SOCKETS'] = server.folder;
  const kysely = openTestDatabase(TEMPLATE);
  await migrate(kysely);
  await kysely.destroy();
}

export const stopTestServer = async (): Promise<void> => server?.stop();
