import type { FastifyInstance } from 'fastify';
import { createRatableQuote, DES_PLAINES } from '@infra/api/testing/fixtures';
import { type Call, createTestClient, type TestClient } from '@infra/api/testing/testClient';
import type { WireRequest } from './startLoad';

/** One shopper's encrypted requests, prepared in advance; they expire after two minutes. */
export interface Shopper {
  client: TestClient;
  quoteId: string;
  /** A new quote, of a new visitor. */
  create(): Promise<WireRequest>;
  /** The next edit of this shopper's own quote. */
  edit(body: object): Promise<WireRequest>;
  /** The prices of this shopper's own quote. */
  rate(): Promise<WireRequest>;
}

async function wire(client: TestClient, call: Call): Promise<WireRequest> {
  const { headers, payload = '' } = await client.seal(call);
  const texts = Object.entries({ ...headers }).map(([name, value]) => [name, String(value)]);
  return { method: call.method, path: call.path, headers: Object.fromEntries(texts), body: payload };
}

/** A shopper with a quote that can be rated: one car, one driver. */
export async function createShopper(app: FastifyInstance): Promise<Shopper> {
  const client = await createTestClient(app);
  const { id, version } = await createRatableQuote(client);
  const path = `/v2/quotes/${id}`;
  let next = version;
  return {
    client,
    quoteId: id,
    create: async () =>
      wire(await createTestClient(app), {
        method: 'POST',
        path: '/v2/quotes',
        body: { address: DES_PLAINES },
      }),
    edit: (body) => {
      next += 1;
      return wire(client, { method: 'PATCH', path, body, ifMatch: next - 1 });
    },
    rate: () => wire(client, { method: 'GET', path: `${path}/rates` }),
  };
}
