import { AsyncLocalStorage } from 'node:async_hooks';
import { hashQuoteKey } from '@infra/api/vault';
import { createQuote, createRatableQuote } from '@infra/api/testing/fixtures';
import { testApp } from '@infra/api/testing/testApp';
import { createTestClient } from '@infra/api/testing/testClient';
import { testDatabase } from '@infra/api/testing/testDatabase';
import { type Live, type Sent, slotsOf } from './slots';

/** One statement as the API sends it, for any quote. */
export interface Statement {
  sql: string;
  fill: (live: Live) => unknown[];
}

/** Each call as its statements; those of one transaction are grouped in a list. */
export type Recording = Record<'create' | 'edit' | 'rate', (Statement | Statement[])[]>;

/** An empty database that records its statements during `listen`. */
async function listeningDatabase() {
  const listeners = new AsyncLocalStorage<Sent[]>();
  const database = await testDatabase(async (sql, parameters, send) => {
    const answer = await send();
    listeners.getStore()?.push({ sql, parameters, row: answer.rows[0] ?? {} });
    return answer;
  });
  const listen = async <T>(work: () => Promise<T>): Promise<[T, Sent[]]> => {
    const sent: Sent[] = [];
    return [await listeners.run(sent, work), sent];
  };
  return { database, listen };
}

/** Groups the statements between the transaction markers. */
function grouped(sent: readonly Sent[], known: { id: string; keyHash: string }): (Statement | Statement[])[] {
  const fills = slotsOf(sent, known);
  const all: (Statement | Statement[])[] = [];
  let open: Statement[] | null = null;
  for (const [at, { sql }] of sent.entries()) {
    const statement = { sql, fill: fills[at] ?? (() => []) };
    if (/^(?:begin|start transaction)/.test(sql)) open = [];
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
