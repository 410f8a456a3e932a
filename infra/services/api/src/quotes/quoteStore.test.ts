import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createVault, hashQuoteKey } from '../crypto/vault';
import { openPostgres } from '../database/openDatabase';
import { createEncKeyStore } from '../envelope/encKeyStore';
import { createRateLimiter } from '../limits/rateLimiter';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { startPostgres } from '@infra/postgres/testing';
import { createIdempotencyStore } from './idempotencyStore';
import { EMPTY_DRIVER_DOCUMENT, newQuoteDocument } from './newDocuments';
import { createQuoteStore, withoutRates } from './quoteStore';
import { createRateStore } from './rateStore';

const address = { zip_code: '60018', state: 'IL' as const, county: 'Cook', city: 'Des Plaines' };
const vault = createVault(randomBytes(32));
const DAY = 86_400_000;
const NO_RATES = {
  best_match: null,
  other_rates: [],
  declined: [],
  errors: [],
  quote_number: null,
};

const under = databaseUnderTest();
const kysely = () => under.database().kysely;
const store = () => createQuoteStore(kysely(), vault, Date.now);
const create = (keyHash: string) =>
  store().create(
    { id: randomUUID(), keyHash, document: newQuoteDocument({ address }) },
    async () => undefined,
  );

test('reading 34: a quote opens with its own key and with no other [R34, R34-2]', async () => {
  const quote = await create('mine');
  expect((await store().find(quote.id, 'mine'))?.document.address.city).toBe('Des Plaines');
  expect(await store().find(quote.id, 'another')).toBeNull();
});

test('security design: typed values appear nowhere in the tables', async () => {
  const quote = await create(hashQuoteKey('secret'));
  const document = {
    ...EMPTY_DRIVER_DOCUMENT,
    first_name: 'Wilhelmina',
    email: 'wilma@example.com',
    license_number: 'Q12345',
  };
  await store().save(quote, { parts: [{ table: 'drivers', id: randomUUID(), document, isNew: true }] });
  for (const table of ['quotes', 'drivers', 'quote_keys']) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
      kysely(),
    );
    const text = rows.map(({ row }) => row).join('\n');
    for (const typed of ['Wilhelmina', 'wilma', 'Q12345', 'Des Plaines', 'secret'])
      expect(text).not.toContain(typed);
  }
  const back = await store().find(quote.id, hashQuoteKey('secret'));
  expect(back?.drivers[0]?.document.email).toBe('wilma@example.com');
});

test('a row copied over another does not decrypt there', async () => {
  const [one, other] = await Promise.all([create('one'), create('other')]);
  const taken = kysely().selectFrom('quotes').select('sealed').where('id', '=', one.id);
  await kysely().updateTable('quotes').set({ sealed: taken }).where('id', '=', other.id).execute();
  await expect(store().find(other.id, 'other')).rejects.toThrow();
});

test('of two edits of one version one wins, and nothing of the other is written', async () => {
  const quote = await create('race');
  const edit = (homeowner: boolean) =>
    store().save(quote, {
      document: { ...quote.document, homeowner },
      parts: [{ table: 'drivers', id: randomUUID(), document: EMPTY_DRIVER_DOCUMENT, isNew: true }],
    });
  const results = await Promise.all([edit(true), edit(false)]);
  expect(results.filter(Boolean)).toHaveLength(1);
  const now = await store().find(quote.id, 'race');
  expect([now?.version, now?.drivers.length]).toEqual([2, 1]);
});

test('an edit removes the prices it makes stale, and only those', async () => {
  const made = await create('priced');
  const rates = { fingerprint: 'f', result: NO_RATES, ratedOn: '2026-01-01' };
  const rateStore = createRateStore(kysely(), { drop: () => undefined }, Date.now);
  await rateStore.save(made, rates, made.document);
  const read = await store().find(made.id, 'priced');
  if (!read) throw new Error('not found');
  const empty = { document: read.document, ...withoutRates(read) };
  // Rated again meanwhile: these prices include something the edit has not seen.
  await rateStore.save(read, rates, read.document);
  expect(await store().save(read, empty)).toBeNull();
  expect(await rateStore.find(read)).not.toBeNull();
  const now = await store().find(made.id, 'priced');
  if (!now) throw new Error('not found');
  expect((await store().save(now, empty))?.status).toBe('DRAFT');
  expect(await rateStore.find(now)).toBeNull();
});

test('a node with a cached quote neither returns nor overwrites what another node has written since', async () => {
  const here = store();
  const there = store();
  const made = await here.create(
    { id: randomUUID(), keyHash: 'two', document: newQuoteDocument({ address }) },
    async () => undefined,
  );
  const rated = { ...made.document, quote_number: 'Q-1' };
  const rates = { fingerprint: 'f', result: NO_RATES, ratedOn: '2026-01-01' };
  const elsewhere = createRateStore(kysely(), { drop: () => undefined }, Date.now);
  expect(await elsewhere.save(made, rates, rated)).toBe(true);
  const remembered = here.recall(made.id, 'two', 1);
  expect(remembered?.document.quote_number).toBeNull();
  expect(await here.save(remembered ?? made, { document: made.document })).toBeNull();
  expect((await here.find(made.id, 'two'))?.document.quote_number).toBe('Q-1');
  const seen = await there.find(made.id, 'two');
  if (!seen) throw new Error('not found');
  await there.save(seen, { document: { ...seen.document, homeowner: true } });
  expect((await here.find(made.id, 'two'))?.document.homeowner).toBe(true);
  expect(here.recall(made.id, 'another', 2)).toBeNull();
  expect(await here.find(made.id, 'another')).toBeNull();
});

test('idempotency: one claim, the body decides, a dead claim is taken over, a record is final', async () => {
  let now = Date.now();
  const keys = createIdempotencyStore(kysely(), () => now);
  const request = { scope: 'a', key: randomUUID(), bodyHash: 'x' };
  const claims = await Promise.all([keys.claim(request), keys.claim(request)]);
  expect(claims.map(({ kind }) => kind).toSorted()).toEqual(['claimed', 'in_flight']);
  expect((await keys.claim({ ...request, bodyHash: 'y' })).kind).toBe('other_body');
  now += 31_000;
  const taken = await keys.claim(request);
  if (taken.kind !== 'claimed') throw new Error('the dead claim was not taken over');
  const recorded = { statusCode: 201, quoteId: 'q', answer: 'sealed' };
  const finish = (claim: string) =>
    kysely()
      .transaction()
      .execute((all) => keys.finish(all, request, claim, recorded));
  await expect(finish('lost')).rejects.toThrow();
  await finish(taken.claim);
  expect(await keys.claim(request)).toEqual({ kind: 'done', recorded });
});

test('envelope keys are published for a day, active for a day, accepted for a day, then destroyed; any node can decrypt', async () => {
  let now = Date.now();
  const one = createEncKeyStore(kysely(), vault, () => now);
  const other = createEncKeyStore(kysely(), vault, () => now);
  await Promise.all([one.rotate(), other.rotate()]);
  const [today, tomorrow] = await one.published();
  expect([today?.kid, tomorrow?.kid]).toEqual((await other.published()).map(({ kid }) => kid));
  expect((await other.find(today?.kid ?? ''))?.kid).toBe(today?.kid);
  now += DAY;
  await one.rotate();
  expect((await one.published())[0]?.kid).toBe(tomorrow?.kid);
  expect(await other.find(today?.kid ?? '')).toBeDefined();
  now += DAY;
  expect(await other.find(today?.kid ?? '')).toBeUndefined();
  await one.rotate();
  const left = await kysely()
    .selectFrom('enc_keys')
    .select('kid')
    .where('kid', '=', today?.kid ?? '')
    .execute();
  expect(left).toEqual([]);
  await kysely().deleteFrom('enc_keys').execute();
});

test('limits are shared: two nodes count together, and the next minute starts at zero', async () => {
  let now = Math.ceil(Date.now() / 60_000) * 60_000;
  const nodes = [1, 2].map(() => createRateLimiter(kysely(), vault, () => now, { scale: 1 }));
  const hits = [];
  for (let call = 0; call < 11; call += 1) hits.push(await nodes[call % 2]?.hit('create', '192.0.2.1'));
  expect(hits.slice(0, 10).every((wait) => wait === null)).toBe(true);
  expect(hits[10]).toBe(60);
  now += 60_000;
  expect(await nodes[0]?.hit('create', '192.0.2.1')).toBeNull();
});

test('two nodes that start at once migrate once', async () => {
  const server = await startPostgres();
  const nodes = await Promise.all([openPostgres(server.url), openPostgres(server.url)]);
  await Promise.all(nodes.map((node) => node.close()));
  await server.stop();
});
