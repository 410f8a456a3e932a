import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely } from 'kysely';
import { hashQuoteKey } from '../crypto/vault';
import type { DatabaseSchema } from '../database/databaseSchema';
import { migrate } from '../database/migrate';
import { startPglite } from '../database/pgliteClient';
import { PgliteDialect } from '../database/pgliteDialect';
import { createQuote, createRatableQuote } from '../testing/fixtures';
import { testApp } from '../testing/testApp';
import { createTestClient } from '../testing/testClient';
import { type Live, type Sent, slotsOf } from './slots';

/** One statement as the API sends it, for any quote. */
export interface Statement {
  sql: string;
  fill: (live: Live) => unknown[];
}

/** Each call as its statements; those of one transaction are grouped in a list. */
export type Recording = Record<'create' | 'edit' | 'rate', (Statement | Statement[])[]>;

/** An in-memory embedded database that records its statements during `listen`. */
async function listeningDatabase() {
  const engine = await startPglite(null);
  const listeners = new AsyncLocalStorage<Sent[]>();
  const recorded = async (sql: string, parameters: readonly unknown[]) => {
    const answer = await engine.query(sql, parameters);
    listeners.getStore()?.push({ sql, parameters, row: answer.rows[0] ?? {} });
    return answer;
  };
  const dialect = new PgliteDialect({
    query: recorded,
    revive: () => engine.revive(),
    close: () => engine.close(),
  });
  const kysely = new Kysely<DatabaseSchema>({ dialect });
  await migrate(kysely);
  const listen = async <T>(work: () => Promise<T>): Promise<[T, Sent[]]> => {
    const sent: Sent[] = [];
    return [await listeners.run(sent, work), sent];
  };
  return { database: { kysely, close: () => kysely.destroy() }, listen };
}

/** Groups the statements between the transaction markers. */
function grouped(sent: readonly Sent[], known: { id: string; keyHash: string }): (Statement | Statement[])[] {
  const fills = slotsOf(sent, known);
  const all: (Statement | Statement[])[] = [];
  let open: Statement[] | null = null;
  for (const [at, { sql }] of sent.entries()) {
    const statement = { sql, fill: fills[at] ?? (() => []) };
    if (sql.startsWith('start transaction')) open = [];
    else if (open && sql === 'commit') {
      all.push(open);
      open = null;
    } else if (open) open.push(statement);
    else all.push(statement);
  }
  return all;
}

/**
 * The statements that the API sends for a new quote, an edit of a rated one and its prices, recorded from the API
 * itself so that the baseline always matches.
 */
export async function recordStatements(): Promise<Recording> {
  const { database, listen } = await listeningDatabase();
  const app = await testApp(database);
  // Warms up what a node reads once (keys).
  await createQuote(await createTestClient(app));
  const newcomer = await createTestClient(app);
  const [created, creating] = await listen(() => createQuote(newcomer));
  const shopper = await createTestClient(app);
  const quote = await createRatableQuote(shopper);
  const path = `/v2/quotes/${quote.id}`;
  const rate = () => shopper.call({ method: 'GET', path: `${path}/rates` });
  const body = { homeowner: true };
  await rate();
  const [, editing] = await listen(() =>
    shopper.call({ method: 'PATCH', path, body, ifMatch: quote.version }),
  );
  const [, rating] = await listen(rate);
  await app.close();
  await database.close();
  const own = { id: quote.id, keyHash: hashQuoteKey(shopper.quoteKey) };
  return {
    create: grouped(creating, { id: created.id, keyHash: hashQuoteKey(newcomer.quoteKey) }),
    edit: grouped(editing, own),
    rate: grouped(rating, own),
  };
}
