import { openPostgres } from '@infra/api/database';
import { startPostgres } from '@infra/postgres/testing';
import { testApp } from '@infra/api/testing/testApp';
import { fuzzApi } from './fuzzApi';

/**
 * `npm run fuzz -w @infra/api -- [cases per route] [first] [every] [seed]`: generated cases for every route, or for
 * each `every`th from `first` (0) on; fails on any 500.
 */
const [cases = 2000, first = 0, every = 1, seed = 20_261_121] = process.argv.slice(2).map(Number);
const server = await startPostgres();
const database = await openPostgres(server.url);
const app = await testApp(database, { rateLimitScale: 1_000_000 });
const reports = await fuzzApi(
  app,
  { cases, seed, first, every },
  ({ route, reached, statuses, failures }) => {
    console.log(
      `${route.padEnd(46)} ${cases} cases, ${String(reached).padStart(5)} reached the handler  ${JSON.stringify(statuses)}`,
    );
    for (const failure of failures.slice(0, 5)) console.error(failure);
  },
);
await app.close();
await database.close();
await server.stop();
const sum = (count: (report: (typeof reports)[number]) => number) =>
  reports.reduce((total, report) => total + count(report), 0);
console.log(
  JSON.stringify({
    name: 'fuzz',
    seed,
    routes: reports.length,
    cases: sum((one) => one.cases),
    reached: sum((one) => one.reached),
    failures: sum((one) => one.failures.length),
  }),
);
process.exitCode = sum((one) => one.failures.length) > 0 || reports.some((one) => one.reached === 0) ? 1 : 0;
