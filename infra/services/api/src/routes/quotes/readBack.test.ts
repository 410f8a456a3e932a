import type { FastifyInstance } from 'fastify';
import { holdsEdit, type Quote, readBack, type SentEdit } from '@shared/domain';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createApplication } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { type Call, createTestClient } from '../../testing/testClient';

const NOW = Date.parse('2026-11-21T18:00:00Z');

function sentEdit({ path, body, ifMatch }: Call): SentEdit {
  const [, , , quoteId = '', of, id = ''] = path.split('/');
  const fields = readBack(Object(body));
  const version = Number(ifMatch);
  if (of === 'vehicles' || of === 'drivers') return { of, id, fields, version };
  return { of: 'quote', id: quoteId, fields, version };
}

/** ADR 0014: after a lost response, a page sees from the quote whether its edit was saved. */
const under = databaseUnderTest();
let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp(under.database(), { clock: () => NOW });
});
afterAll(() => app.close());

test('a reloaded quote contains each edit of Buy online and of the application as it was sent', async () => {
  const client = await createTestClient(app);
  const seen: [path: string, version: number, held: boolean][] = [];
  const call = async <T>(request: Call) => {
    const answer = await client.call<T>(request);
    if (request.method !== 'PATCH') return answer;
    const edit = sentEdit(request);
    const path = request.path.split('/').slice(0, 4).join('/');
    const { body: quote } = await client.call<Quote>({ method: 'GET', path });
    seen.push([edit.of, quote.version - edit.version, holdsEdit(quote, edit)]);
    return answer;
  };
  await createApplication({ ...client, call }, '2026-12-01');
  expect(seen).toEqual([
    ['quote', 1, true],
    ['quote', 1, true],
    ['drivers', 1, true],
    ['vehicles', 1, true],
    ['quote', 1, true],
    ['quote', 1, true],
  ]);
});
