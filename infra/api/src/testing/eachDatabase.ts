import { type OpenDatabase, openPglite, openPostgres } from '../database/openDatabase';
import { type PostgresServer, startPostgres, whyNoPostgres } from './postgresServer';

/** The engine under test; `database()` is open while the tests run. */
export interface DatabaseUnderTest {
  engine: 'PGlite' | 'PostgreSQL';
  database(): OpenDatabase;
  /** Set on PostgreSQL alone: a second node can be opened on it. */
  url(): string | null;
}

function underPglite(tests: (under: DatabaseUnderTest) => void) {
  describe('on PGlite', () => {
    let open: OpenDatabase;
    beforeAll(async () => {
      open = await openPglite(null);
    });
    afterAll(() => open.close());
    tests({ engine: 'PGlite', database: () => open, url: () => null });
  });
}

function underPostgres(tests: (under: DatabaseUnderTest) => void) {
  const reason = whyNoPostgres();
  // A skip is counted and named, and said even in a silent run.
  if (reason) process.stderr.write(`skipped on PostgreSQL: ${reason}\n`);
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

/** Runs the same tests against both engines (ADR 0006). */
export function eachDatabase(tests: (under: DatabaseUnderTest) => void): void {
  underPglite(tests);
  underPostgres(tests);
}
