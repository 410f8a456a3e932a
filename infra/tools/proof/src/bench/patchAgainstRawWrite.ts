import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '@infra/api/database';
import { createRatableQuote } from '@infra/api/testing/fixtures';
import { testApp } from '@infra/api/testing/testApp';
import { createTestClient } from '@infra/api/testing/testClient';
import { median, onPostgres } from './onPostgres';
import { rawWriteRoute } from './rawWriteRoute';
import { createShopper, type Shopper } from './shopper';
import { type Load, startLoad, type WireRequest } from './startLoad';

/** Pairs of a run of edits and one of raw writes; their order alternates, so that neither side benefits. */
const PAIRS = Number(process.argv[2] ?? 20);
const WARM_UP = 3;
const SHOPPERS = 8;
/** Edits per shopper in a run. */
const CALLS = 40;

const inTurn = Array.from({ length: CALLS }, (_, call) => call);

/** One shopper's edits for a run, encrypted in advance. */
const sealedPatches = (shopper: Shopper): Promise<WireRequest[]> =>
  Promise.all(inTurn.map((call) => shopper.edit({ pay_in_full: call % 2 === 0 })));

/** Raw writes use a separate quote, because their bytes cannot be decrypted as one. */
async function rawWrites(app: FastifyInstance): Promise<WireRequest[]> {
  const { id } = await createRatableQuote(await createTestClient(app));
  // As many characters as the encrypted column of the edited quotes.
  const body = JSON.stringify({ sealed: randomBytes(555).toString('base64') });
  const one = { method: 'PATCH', path: `/raw/${id}`, headers: { 'content-type': 'application/json' }, body };
  return inTurn.map(() => one);
}

async function compare(app: FastifyInstance, load: Load, port: number) {
  const each = Array.from({ length: SHOPPERS });
  const shoppers = await Promise.all(each.map(() => createShopper(app)));
  const raw = await Promise.all(each.map(() => rawWrites(app)));
  const rates = { patch: [] as number[], raw: [] as number[], ratio: [] as number[] };
  for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
    const edits = await Promise.all(shoppers.map(sealedPatches));
    const patch = async () => (await load.run(port, edits)).perSecond;
    const write = async () => (await load.run(port, raw)).perSecond;
    const first = pair % 2 === 0 ? await write() : null;
    const patched = await patch();
    const written = first ?? (await write());
    if (pair < 0) continue;
    rates.patch.push(patched);
    rates.raw.push(written);
    rates.ratio.push(patched / written);
  }
  return rates;
}

const round3 = (value: number) => Number(value.toFixed(3));

async function measure(database: OpenDatabase) {
  const app = await testApp(database);
  rawWriteRoute(app, database);
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const load = startLoad();
  const { patch, raw, ratio } = await compare(app, load, port);
  load.stop();
  await app.close();
  console.log(
    JSON.stringify({
      name: 'patch-vs-raw',
      pairs: ratio.length,
      patch_per_s: Math.round(median(patch)),
      raw_per_s: Math.round(median(raw)),
      ratio: round3(median(ratio)),
      min: round3(Math.min(...ratio)),
      max: round3(Math.max(...ratio)),
    }),
  );
}

await onPostgres(measure);
