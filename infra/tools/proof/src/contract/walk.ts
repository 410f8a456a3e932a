import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Quote } from '@shared/domain';
import { createBuyer } from '@infra/api/testing/buyer';
import { createFakeProviders } from '@infra/api/testing/fakeProviders';
import { createApplication, DES_PLAINES, PURCHASE_PAT } from '@infra/api/testing/fixtures';
import { testApp } from '@infra/api/testing/testApp';
import { type Answer, createTestClient, type TestClient } from '@infra/api/testing/testClient';
import { testDatabase } from '@infra/api/testing/testDatabase';

/** A shopper's answers about a car beyond the common ones of the tests. */
export const CAR = {
  vin: '1HGCV1F45MA000009',
  use_code: 'business',
  logo_url: 'https://cars.example/honda.svg',
  tnc: true,
  individual_delivery: true,
  current_mileage: 42_000,
  estimated_annual_distance: 9000,
  lienholder: {
    name: 'Mill Bank',
    address: { line1: '5 Elm St', line2: 'Suite 2', city: 'Peoria', state: 'IL', zip_code: '61602' },
  },
};

/** The policyholder's answers to every question that a purchase form can ask in Illinois. */
export const PERSON = {
  ...PURCHASE_PAT,
  requires_sr22: true,
  sr22_state: 'IN',
  sr22_case_number: 'C-77',
  sr22_filing_date: '2026-01-15',
  good_driver: true,
  defensive_driver: true,
  defensive_driver_course_completed_at: '2025-03-04',
  occupation: 'employed',
  employer_name: 'Mill and Sons',
  employer_category: 'registered_nurse',
  social_security: '123-45-6789',
  accident_violations: [{ type: 'at_fault', date: '2025-01-31', description: 'A parked car' }],
  email: 'pat@example.com',
  phone: '3125550100',
  communication_preference: 'both',
  address: { line1: 'PO Box 12', line2: null, city: 'Reno', state: 'NV', zip_code: '89501' },
};

const START = Date.parse('2026-11-21T18:00:00Z');

/** An app over an in-memory database, with providers and a clock that the test controls. */
export async function contractApp() {
  const clock = { now: START };
  const database = await testDatabase();
  const providers = createFakeProviders(() => clock.now);
  const options = { clock: () => clock.now, purchase: providers, masterKey: randomBytes(32) };
  const apps: FastifyInstance[] = [];
  const start = async () => {
    const app = await testApp(database, options);
    apps.push(app);
    return app;
  };
  const app = await start();
  return {
    clock,
    inject: (request: InjectOptions) => app.inject(request),
    newBuyer: () => createBuyer(app, providers),
    /** The same shopper at another process of the API. */
    elsewhere: async ({ quoteKey }: TestClient) => createTestClient(await start(), quoteKey),
    close: async () => {
      await Promise.all(apps.map((each) => each.close()));
      await database.close();
    },
  };
}

type ContractApp = Awaited<ReturnType<typeof contractApp>>;

function bodyOf<T>({ status, body }: Answer<T>): T {
  if (status >= 300) throw new Error(`refused: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A quote with every answer filled in, in its application. */
export async function filledQuote({ newBuyer }: ContractApp): Promise<Quote> {
  const { client, read } = await newBuyer();
  let quote = await createApplication(client, '2026-12-01');
  const path = `/v2/quotes/${quote.id}`;
  const address = { ...DES_PLAINES, line1: '1 Main St', line2: 'Apt 4' };
  quote = bodyOf(await client.call({ method: 'PATCH', path, body: { address }, ifMatch: quote.version }));
  for (const [part, body] of [
    [`/vehicles/${quote.vehicles[0]?.id}`, CAR],
    [`/drivers/${quote.drivers[0]?.id}`, PERSON],
  ] as const) {
    bodyOf(await client.call({ method: 'PATCH', path: path + part, body, ifMatch: quote.version }));
    quote = await read(quote);
  }
  return quote;
}

/** A bought policy, with the response of each call on the way. */
export async function boughtQuote({ newBuyer }: ContractApp) {
  const buyer = await newBuyer();
  const { quote, option, rate, bound } = await buyer.paid();
  buyer.sign();
  const complete = bodyOf(await buyer.post(quote, 'complete'));
  return { client: buyer.client, planned: quote, option, rate, bound: bodyOf(bound), complete };
}
