import { randomBytes, randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { CompiledQuery, type Kysely } from 'kysely';
import type { DatabaseSchema } from '@infra/api/databaseSchema';
import type { Recording, Statement } from './recordStatements';
import { type Live, mergeRow } from './slots';

type Quote = Pick<Live, 'id' | 'keyHash'>;

/** Runs one statement and returns the quote facts in its first row. */
async function runOne(database: Kysely<DatabaseSchema>, { sql, fill }: Statement, live: Live): Promise<Live> {
  const { rows } = await database.executeQuery<Record<string, unknown>>(CompiledQuery.raw(sql, fill(live)));
  return mergeRow(rows[0] ?? {}, live);
}

async function runAll(database: Kysely<DatabaseSchema>, statements: readonly Statement[], live: Live) {
  let latest = live;
  for (const statement of statements) latest = await runOne(database, statement, latest);
  return latest;
}

/** Sends a call's statements for one quote, each alone or as one transaction. */
async function replay(database: Kysely<DatabaseSchema>, call: Recording[keyof Recording], live: Live) {
  let latest = live;
  for (const step of call) {
    const before = latest;
    latest = Array.isArray(step)
      ? await database.transaction().execute((transaction) => runAll(transaction, step, before))
      : await runOne(database, step, before);
  }
  return latest;
}

const unknownYet = { version: 0, revision: '0' };
const newQuote = (): Quote => ({ id: randomUUID(), keyHash: randomBytes(32).toString('base64url') });

/**
 * The baseline for mixed load: a bare Fastify that sends exactly the statements of the API's calls. No envelope,
 * quote key, schemas, rules, prices, encryption at rest, quote in the response, or log.
 * @param quotes of the shoppers, by the number in the address
 */
export function bareServer(
  database: Kysely<DatabaseSchema>,
  recording: Recording,
  quotes: readonly Quote[],
): FastifyInstance {
  const app = Fastify({ bodyLimit: 65_536 });
  const route = (method: 'POST' | 'PATCH' | 'GET', call: keyof Recording) =>
    app.route<{ Params: { shopper: string } }>({
      method,
      url: `/bare/:shopper/${call}`,
      handler: async ({ params: { shopper } }) => {
        const quote = call === 'create' ? newQuote() : quotes[Number(shopper)];
        if (!quote) throw new Error(`no shopper ${shopper}`);
        const { version } = await replay(database, recording[call], {
          ...quote,
          ...unknownYet,
          caller: shopper,
        });
        return { id: quote.id, version };
      },
    });
  route('POST', 'create');
  route('PATCH', 'edit');
  route('GET', 'rate');
  return app;
}
