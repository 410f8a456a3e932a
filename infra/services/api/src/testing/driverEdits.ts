import type { FastifyInstance } from 'fastify';
import type { Driver, Quote } from '@shared/domain';
import type { DatabaseUnderTest } from './databaseUnderTest';
import { createBoughtQuote, PAT } from './fixtures';
import { testApp } from './testApp';
import { type Answer, createTestClient, type TestClient } from './testClient';

const NOW = Date.parse('2026-11-21T18:00:00Z');

type Refused = { errors?: { code: string; attribute?: string }[] };
type DriverAnswer = { driver: Driver; quote: Quote } & Refused;

/** Attribute and code of each error in an answer. */
export const refusals = ({ body }: Answer<Refused>) =>
  (body.errors ?? []).map(({ code, attribute }) => [attribute, code]);

/** One app for a block of tests, and for each test a shopper whose bought quote has one driver to edit. */
export function driverEditsOn(under: DatabaseUnderTest) {
  let app: FastifyInstance;
  let client: TestClient;
  let quote: Quote;
  const start = async (address?: object) => {
    client = await createTestClient(app);
    quote = await createBoughtQuote(client, address);
  };
  const patch = (body: object, which = 0) =>
    client.call<DriverAnswer>({
      method: 'PATCH',
      path: `/v2/quotes/${quote.id}/drivers/${quote.drivers[which]?.id}`,
      body,
      ifMatch: quote.version,
    });
  /** Edits a driver, which must succeed; returns the stored one. */
  const saved = async (body: object, which = 0) => {
    const { status, body: answer } = await patch(body, which);
    if (status !== 200) throw new Error(JSON.stringify(answer));
    ({ quote } = answer);
    return answer.driver;
  };
  const addSecond = async () => {
    const path = `/v2/quotes/${quote.id}/drivers`;
    const { body } = await client.call<DriverAnswer>({ method: 'POST', path, body: { ...PAT, age: 52 } });
    ({ quote } = body);
  };
  /** Edits the quote itself; returns the stored one. */
  const patchQuote = async (body: object) => {
    const path = `/v2/quotes/${quote.id}`;
    ({ body: quote } = await client.call<Quote>({ method: 'PATCH', path, body, ifMatch: quote.version }));
    return quote;
  };
  const readQuote = async () =>
    (await client.call<Quote>({ method: 'GET', path: `/v2/quotes/${quote.id}` })).body;

  beforeAll(async () => {
    app = await testApp(under.database(), { clock: () => NOW });
  });
  afterAll(() => app.close());
  beforeEach(() => start());
  return { start, patch, saved, addSecond, patchQuote, readQuote, quote: () => quote, client: () => client };
}
