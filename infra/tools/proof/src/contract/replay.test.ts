import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '@infra/api/database';
import type { JsonSchema } from '@infra/api/jsonSchema';
import { differencesIn } from '@infra/api/testing/differencesIn';
import { testApp } from '@infra/api/testing/testApp';
import { createTestClient, type Method } from '@infra/api/testing/testClient';
import { testDatabase } from '@infra/api/testing/testDatabase';
import { at } from './at';

interface RecordedCall {
  method: Method;
  path: string;
  status: number;
  body?: unknown;
  answer: unknown;
}

interface Client {
  calls: Record<string, { answer: JsonSchema }>;
  types: Record<string, JsonSchema>;
}

const read = (...path: string[]) => readFileSync(join(__dirname, ...path), 'utf8');

/** A browser's journey from the ZIP to the final quote, with the clients that were given to teams last. */
const journey: { version: string; at: string; calls: RecordedCall[] } = JSON.parse(
  read('recorded/journey.json'),
);
/** What those clients expect of each call. */
const { version: given, contracts }: { version: string; contracts: Record<string, Client> } = JSON.parse(
  read('../../../../services/releases/src/recorded/contracts.json'),
);

/** Ids that the two answers have in the same places, so that later calls can name the new ones. */
function noteIds(ids: Map<string, string>, old: unknown, now: unknown): void {
  if (typeof old !== 'object' || old === null || typeof now !== 'object' || now === null) return;
  for (const [name, value] of Object.entries(old)) {
    const other: unknown = Reflect.get(now, name);
    if (name === 'id' && typeof value === 'string' && typeof other === 'string') ids.set(value, other);
    else noteIds(ids, value, other);
  }
}

function withIds<T>(ids: Map<string, string>, value: T): T {
  const text = [...ids].reduce((so, [old, now]) => so.replaceAll(old, now), JSON.stringify(value));
  const replaced: T = JSON.parse(text);
  return replaced;
}

const nameOf = ({ method, path }: RecordedCall) =>
  `${method} ${(path.split('?')[0] ?? '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{}')}`;

/** Where an answer is not what one of the clients that make this call expects. */
function unexpected(call: RecordedCall, answer: unknown): string[] {
  const callers = Object.values(contracts).filter(({ calls }) => calls[nameOf(call)]);
  if (callers.length === 0) return ['no client makes it'];
  return callers.flatMap(({ calls, types }) =>
    differencesIn(answer, calls[nameOf(call)]?.answer ?? {}, types),
  );
}

let database: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  // Days on which coverage may begin depend on the day.
  app = await testApp(database, { clock: () => Date.parse(journey.at) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test('the journey is of the version whose contracts were recorded', () => {
  expect(journey.version).toBe(given);
});

test('every call of a recorded journey is answered as the recorded clients expect', async () => {
  const client = await createTestClient(app);
  const ids = new Map<string, string>();
  const found: string[] = [];
  let version = 0;
  for (const recorded of journey.calls) {
    const { method, path, body } = withIds(ids, recorded);
    const sent = { method, path, ...(body === undefined ? {} : { body }), ifMatch: version };
    const { status, body: answer, codes } = await client.call<unknown>(sent);
    noteIds(ids, recorded.answer, answer);
    version = Number(at(answer, 'quote.version') ?? at(answer, 'version') ?? version);
    const wrong = status === recorded.status ? unexpected(recorded, answer) : [`${status} ${codes.join()}`];
    found.push(...wrong.map((each) => `${nameOf(recorded)}: ${each}`));
  }
  expect(found).toEqual([]);
  expect(journey.calls.length).toBeGreaterThan(20);
});

test('an answer without a field that the recorded clients need is noticed', () => {
  const [first] = journey.calls;
  if (!first) throw new Error('nothing is recorded');
  const { address: _gone, ...answer } = Object(first.answer);
  expect(unexpected(first, answer)).toContain('$.address is missing');
});
