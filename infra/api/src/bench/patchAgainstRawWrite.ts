import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type OpenDatabase, openPglite, openPostgres } from '../database/openDatabase';
import { createRatableQuote } from '../testing/fixtures';
import { startPostgres, whyNoPostgres } from '../testing/postgresServer';
import { testApp } from '../testing/testApp';
import { createTestClient } from '../testing/testClient';

/** Rounds alternate, so that whatever else the machine does falls on both sides alike. */
const ROUNDS = 7;
const SHOPPERS = 8;
/** Of each shopper in a round. */
const CALLS = 30;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Calls a second when `SHOPPERS` keep one call each under way; each call of a shopper follows the one before. */
async function perSecond(chains: readonly (() => Promise<unknown>)[]): Promise<number> {
  const start = performance.now();
  await Promise.all(
    chains.map(async (call) => {
      for (let count = 0; count < CALLS; count += 1) await call();
    }),
  );
  return ((chains.length * CALLS) / (performance.now() - start)) * 1000;
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

/** Edits of one quote, one after the other, sealed beforehand: what is measured is the API, not the browser. */
async function patches(app: FastifyInstance) {
  const client = await createTestClient(app);
  const quote = await createRatableQuote(client);
  const sealed: InjectOptions[] = [];
  for (let count = 0; count < CALLS * (ROUNDS + 1); count += 1) {
    const ifMatch = quote.version + count;
    const body = { pay_in_full: count % 2 === 0 };
    sealed.push(await client.seal({ method: 'PATCH', path: `/v2/quotes/${quote.id}`, body, ifMatch }));
  }
  const remaining = sealed.values();
  const call = async () => {
    const next = remaining.next();
    const answer = next.done ? null : await app.inject(next.value);
    if (answer?.statusCode !== 200) throw new Error(`PATCH answered ${answer?.statusCode}: ${answer?.body}`);
  };
  return call;
}

async function measure(engine: string, database: OpenDatabase) {
  const app = await testApp(database);
  const patch = await Promise.all(Array.from({ length: SHOPPERS }, () => patches(app)));
  // Rows of their own: the raw bytes would not open as quotes.
  const others = await Promise.all(patch.map(async () => createRatableQuote(await createTestClient(app))));
  const raw = others.map(({ id }) => rawWrite(database, id));
  await perSecond(patch);
  const rates = { patch: [] as number[], raw: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.patch.push(await perSecond(patch));
    rates.raw.push(await perSecond(raw));
  }
  const [patchRate, rawRate] = [median(rates.patch), median(rates.raw)];
  await app.close();
  await database.close();
  const perSecondOf = { patch_per_s: Math.round(patchRate), raw_per_s: Math.round(rawRate) };
  console.log(
    JSON.stringify({
      name: 'patch-vs-raw',
      engine,
      ...perSecondOf,
      ratio: Number((patchRate / rawRate).toFixed(3)),
    }),
  );
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
