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
import { rawWriteRoute } from './rawWriteRoute';
import { type Load, startLoad, type WireRequest } from './startLoad';

/** Rounds alternate, so that whatever else the machine does falls on both sides alike. */
const ROUNDS = Number(process.argv[2] ?? 9);
const WARM_UP = 3;
const SHOPPERS = 8;
/** Of each shopper in a round. */
const CALLS = 40;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The edits of one shopper's quote, a list for each round, sealed beforehand. */
async function sealedPatches(app: FastifyInstance): Promise<WireRequest[][]> {
  const client = await createTestClient(app);
  const quote = await createRatableQuote(client);
  const path = `/v2/quotes/${quote.id}`;
  const sealOne = async (count: number): Promise<WireRequest> => {
    const body = { pay_in_full: count % 2 === 0 };
    const sealed = await client.seal({ method: 'PATCH', path, body, ifMatch: quote.version + count });
    const headers = Object.entries({ ...sealed.headers }).map(([name, value]) => [name, String(value)]);
    return { method: 'PATCH', path, headers: Object.fromEntries(headers), body: sealed.payload ?? '' };
  };
  const rounds: WireRequest[][] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const calls = Array.from({ length: CALLS }, (_, call) => sealOne(round * CALLS + call));
    rounds.push(await Promise.all(calls));
  }
  return rounds;
}

/** Writes of one row; of a quote of its own, since the raw bytes do not open as one. */
async function rawWrites(app: FastifyInstance): Promise<WireRequest[]> {
  const { id } = await createRatableQuote(await createTestClient(app));
  // As many characters as the sealed column of the quotes that are patched.
  const body = JSON.stringify({ sealed: randomBytes(555).toString('base64') });
  const one = { method: 'PATCH', path: `/raw/${id}`, headers: { 'content-type': 'application/json' }, body };
  return Array.from({ length: CALLS }, () => one);
}

interface Sides {
  patch: WireRequest[][][];
  raw: WireRequest[][];
}

async function prepare(app: FastifyInstance): Promise<Sides> {
  const shoppers = Array.from({ length: SHOPPERS });
  return {
    patch: await Promise.all(shoppers.map(() => sealedPatches(app))),
    raw: await Promise.all(shoppers.map(() => rawWrites(app))),
  };
}

async function compare(load: Load, port: number, { patch, raw }: Sides) {
  const rates = { patch: [] as number[], raw: [] as number[], ratio: [] as number[] };
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const edits = patch.map((shopper) => shopper[round] ?? []);
    const before = await load.run(port, raw);
    const patched = await load.run(port, edits);
    const written = (before + (await load.run(port, raw))) / 2;
    if (round < WARM_UP) continue;
    rates.patch.push(patched);
    rates.raw.push(written);
    rates.ratio.push(patched / written);
  }
  return rates;
}

const round3 = (value: number) => Number(value.toFixed(3));

async function measure(engine: string, database: OpenDatabase) {
  const app = await testApp(database);
  rawWriteRoute(app, database);
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const load = startLoad();
  const { patch, raw, ratio } = await compare(load, port, await prepare(app));
  load.stop();
  await app.close();
  await database.close();
  console.log(
    JSON.stringify({
      name: 'patch-vs-raw',
      engine,
      patch_per_s: Math.round(median(patch)),
      raw_per_s: Math.round(median(raw)),
      ratio: round3(median(ratio)),
      min: round3(Math.min(...ratio)),
      max: round3(Math.max(...ratio)),
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
