import { isLongForm } from '@shared/testing/form';
import { type OpenDatabase, openPostgres } from '../database/openDatabase';
import { type PostgresServer, startPostgres, whyNoPostgres } from './postgresServer';
import { testDatabase } from './testDatabase';

/** The engine under test; `database()` is open while the tests run. */
export interface DatabaseUnderTest {
  engine: 'PGlite' | 'PostgreSQL';
  database(): OpenDatabase;
  /** Set only on PostgreSQL, where a second node can be opened. */
  url(): string | null;
}

type Tests = (under: DatabaseUnderTest) => void;

function underPglite(tests: Tests) {
  describe('on PGlite', () => {
    let open: OpenDatabase;
    beforeAll(async () => {
      open = await testDatabase();
    });
    afterAll(() => open.close());
    tests({ engine: 'PGlite', database: () => open, url: () => null });
  });
}

function underPostgres(tests: Tests) {
  const reason = whyNoPostgres();
  // A skip is counted and named.
  const block = reason ? describe.skip : describe;
  block(reason ? `on PostgreSQL (skipped: ${reason})` : 'on PostgreSQL', () => {
    let server: PostgresServer;
    let open: OpenDatabase;
    beforeAll(async () => {
      server = startPostgres();
      open = await openPostgres(server.url);
    });
    afterAll(async () => {
      await open.close();
      server.stop();
    });
    tests({ engine: 'PostgreSQL', database: () => open, url: () => server.url });
  });
}

/** Always on both engines: engine-specific behavior (migrations, leases, locks, versions; ADR 0006). */
export function bothDatabases(tests: Tests): void {
  underPglite(tests);
  underPostgres(tests);
}

/** On PGlite, and on PostgreSQL only in the long form, because the statements are the same (ADR 0006). */
export function eachDatabase(tests: Tests): void {
  underPglite(tests);
  if (isLongForm) underPostgres(tests);
}
