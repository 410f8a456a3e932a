import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createVault } from '../crypto/vault';
import type { OpenDatabase } from '../database/openDatabase';
import { newQuoteDocument } from '../quotes/newDocuments';
import { createQuoteStore } from '../quotes/quoteStore';
import type { StoredQuote } from '../quotes/storedQuote';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { createMailCollector } from '../testing/mailCollector';
import { LetterRefused } from './mailProvider';
import { delayAfter, startMailSender } from './mailSender';
import { createOutboxStore } from './outboxStore';

const address = { zip_code: '60018', state: 'IL' as const, county: 'Cook', city: 'Des Plaines' };
const vault = createVault(randomBytes(32));
const LETTER = { to: 'ann@example.com', subject: 's', html: '<p>h</p>', text: 't' };
const MINUTE = 60_000;
const DAY = 86_400_000;

/** The sender's log entries. */
function createLog() {
  const lines: object[] = [];
  const note = (line: object) => void lines.push(line);
  return { lines, info: note, warn: note, error: note };
}

test('each attempt doubles the delay, with jitter, up to a quarter of an hour', () => {
  expect([1, 2, 3, 9, 10, 40].map((attempts) => delayAfter(attempts, () => 0.5))).toEqual([
    2000, 4000, 8000, 512_000, 900_000, 900_000,
  ]);
  expect([delayAfter(1, () => 0), delayAfter(1, () => 1)]).toEqual([1600, 2400]);
});

const under = databaseUnderTest();
let quote: StoredQuote;
let now = 0;
const kysely = () => under.database().kysely;
const outboxOn = (database: OpenDatabase) => createOutboxStore(database.kysely, vault, () => now);
const outbox = () => outboxOn(under.database());
const add = (letter = LETTER) =>
  kysely()
    .transaction()
    .execute((transaction) => outbox().add(transaction, quote, letter));
const rows = async () =>
  (await sql<{ state: string; sealed: string | null }>`select state, sealed from outbox`.execute(kysely()))
    .rows;
/** Sends what is due now, once. */
const sendAll = async (provider = createMailCollector(), log = createLog()) => {
  // A sender starts at once, and stopping it waits for the current letter.
  await startMailSender({ outbox: outbox(), provider, log }).stop();
  return provider;
};

beforeEach(async () => {
  now = Date.parse('2026-11-21T12:00:00Z');
  await sql`delete from outbox`.execute(kysely());
  quote = await createQuoteStore(kysely(), vault, () => now).create(
    { id: randomUUID(), keyHash: randomUUID(), document: newQuoteDocument({ address }) },
    async () => undefined,
  );
});

test('a letter is sent and settled and its text deleted; the log names nobody', async () => {
  await add();
  const log = createLog();
  const provider = await sendAll(createMailCollector(), log);
  expect(provider.messages).toEqual([{ ...LETTER, id: expect.any(String) }]);
  expect(await rows()).toEqual([{ state: 'delivered', sealed: null }]);
  expect(log.lines).toHaveLength(1);
  expect(JSON.stringify(log.lines)).not.toContain('ann');
});

test('a failing provider is retried later, under the same id', async () => {
  await add();
  const provider = createMailCollector();
  provider.failWith.push(new Error('to ann@example.com failed'), new Error('again'));
  const log = createLog();
  await sendAll(provider, log);
  expect((await sendAll(provider, log)).attempts).toHaveLength(1);
  now += 3000;
  await sendAll(provider, log);
  now += 6000;
  await sendAll(provider, log);
  expect(provider.messages).toHaveLength(1);
  expect([provider.attempts.length, new Set(provider.attempts).size]).toEqual([3, 1]);
  expect(JSON.stringify(log.lines)).not.toContain('ann@');
});

test('a letter the provider will never accept is not retried, and its text is deleted', async () => {
  await add();
  const provider = createMailCollector();
  provider.failWith.push(new LetterRefused(422));
  await sendAll(provider);
  now += DAY;
  await sendAll(provider);
  expect([provider.attempts.length, await rows()]).toEqual([1, [{ state: 'undeliverable', sealed: null }]]);
});

test('a letter is abandoned after three days', async () => {
  await add();
  now += 3 * DAY;
  const provider = createMailCollector();
  provider.failWith.push(new Error('down'));
  await sendAll(provider);
  expect(await rows()).toEqual([{ state: 'undeliverable', sealed: null }]);
  now += DAY;
  await outbox().removeOld();
  expect(await rows()).toEqual([]);
});

test('if a node dies with a claimed letter, another sends it under the same id', async () => {
  await add();
  const [mine] = await outbox().claim();
  expect(await outbox().claim()).toEqual([]);
  now += MINUTE;
  const [theirs] = await outbox().claim();
  expect([theirs?.id, theirs?.attempts]).toEqual([mine?.id, 2]);
  // The first node resumes, but it may no longer postpone the letter.
  if (mine) await outbox().postpone(mine, -MINUTE);
  expect(await outbox().claim()).toEqual([]);
});

test('two nodes share the letters: each is sent once', async () => {
  for (let count = 0; count < 24; count += 1) await add();
  const other = under.again();
  const provider = createMailCollector();
  const senders = [under.database(), other].map((database) =>
    startMailSender({ outbox: outboxOn(database), provider, log: createLog() }),
  );
  await provider.received(24);
  await Promise.all(senders.map((sender) => sender.stop()));
  await other.close();
  expect(new Set(provider.attempts).size).toBe(provider.attempts.length);
});

test('a letter is stored together with its cause, or not at all', async () => {
  const work = kysely()
    .transaction()
    .execute(async (transaction) => {
      await outbox().add(transaction, quote, LETTER);
      throw new Error('refused');
    });
  await expect(work).rejects.toThrow('refused');
  expect(await rows()).toEqual([]);
});
