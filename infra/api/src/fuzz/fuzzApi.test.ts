import type { FastifyInstance } from 'fastify';
import { type OpenDatabase, openPglite } from '../database/openDatabase';
import { testApp } from '../testing/testApp';
import { fuzzApi } from './fuzzApi';

// `npm test -- --all` runs the full form.
const CASES = process.env['TEST_ALL'] ? 2000 : 50;
const SEED = 20_261_121;
let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openPglite(null);
  app = await testApp(database, { rateLimitScale: 1_000_000 });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

test(
  `reading 37: ${CASES} generated cases per route, inside the envelope and outside, never get a 500`,
  async () => {
    const reports = await fuzzApi(app, { cases: CASES, seed: SEED });
    const lines = reports.map(
      ({ route, cases, reached }) => `${route}: ${reached} of ${cases} reached the handler`,
    );
    const total = reports.reduce((sum, { reached }) => sum + reached, 0);
    process.stderr.write(
      `${lines.join('\n')}\nin all ${total} of ${reports.length * CASES} cases reached a handler\n`,
    );
    expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
    // A run whose cases all die at the door proves nothing.
    expect(reports.filter(({ reached }) => reached === 0).map(({ route }) => route)).toEqual([]);
  },
  30 * 60_000,
);
