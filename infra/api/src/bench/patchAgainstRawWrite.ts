import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type OpenDatabase, openPglite, openPostgres } from '../database/openDatabase';
import { createRatableQuote } from '../testing/fixtures';
import { startPostgres, whyNoPostgres } from '../testing/postgresServer';
import { testApp } from '../testing/testApp';
import { createTestClient } from '../testing/testClient';

/** Rounds alternate, so that whatever else the machine does falls on both sides alike. */
const ROUNDS = 7;
const CALLS = 150;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function perSecond(calls: number, call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < calls; count += 1) await call();
  return (calls / (performance.now() - start)) * 1000;
}

/** A committed update of the same row with as many bytes, without HTTP, envelope, key, rules or seal. */
function rawWrite(database: OpenDatabase, id: string) {
  const sealed = randomBytes(900).toString('base64');
  return () =>
    database.kysely
      .updateTable('quotes')
      .set({ sealed, updated_at: Date.now() })
      .where('id', '=', id)
      .execute();
}

async function patches(app: FastifyInstance) {
  const client = await createTestClient(app);
  const quote = await createRatableQuote(client);
  let { version } = quote;
  const call = async () => {
    const body = { pay_in_full: version % 2 === 0 };
    const answer = await client.call<{ version: number }>({
      method: 'PATCH',
      path: `/v2/quotes/${quote.id}`,
      body,
      ifMatch: version,
    });
    if (answer.status !== 200) throw new Error(`PATCH answered ${answer.status}`);
    version = answer.body.version;
  };
  return { call, id: quote.id };
}

async function measure(engine: string, database: OpenDatabase) {
  const app = await testApp(database);
  const other = await createRatableQuote(await createTestClient(app));
  const patch = await patches(app);
  const write = rawWrite(database, other.id);
  await perSecond(CALLS, patch.call);
  await perSecond(CALLS, write);
  const rates = { patch: [] as number[], raw: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.patch.push(await perSecond(CALLS, patch.call));
    rates.raw.push(await perSecond(CALLS, write));
  }
  const [patchRate, rawRate] = [median(rates.patch), median(rates.raw)];
  await app.close();
  await database.close();
  const row = {
    name: 'patch-vs-raw',
    engine,
    patch_per_s: Math.round(patchRate),
    raw_per_s: Math.round(rawRate),
    ratio: Number((patchRate / rawRate).toFixed(3)),
  };
  console.log(JSON.stringify(row));
}

const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
await measure('PGlite', await openPglite(join(folder, 'db')));
rmSync(folder, { recursive: true, force: true });
const reason = whyNoPostgres();
if (reason) console.log(JSON.stringify({ name: 'patch-vs-raw', engine: 'PostgreSQL', skipped: reason }));
else {
  const server = startPostgres({ durable: true });
  await measure('PostgreSQL', await openPostgres(server.url));
  server.stop();
}
