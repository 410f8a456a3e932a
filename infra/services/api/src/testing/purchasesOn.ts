import type { FastifyInstance } from 'fastify';
import { createBuyer } from './buyer';
import type { DatabaseUnderTest } from './databaseUnderTest';
import { createFakeProviders, forgetPayments } from './fakeProviders';
import { testApp } from './testApp';

const START = Date.parse('2026-11-21T18:00:00Z');

/**
 * One app for a block of tests, over its database, with providers and a clock that the test controls. Each test
 * starts at the same moment, with empty books; `app()` is available while they run.
 */
export function purchasesOn(under: DatabaseUnderTest) {
  const clock = { now: START };
  const providers = createFakeProviders(() => clock.now);
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp(under.database(), { clock: () => clock.now, purchase: providers });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    clock.now = START;
    forgetPayments(providers);
  });
  return { app: () => app, clock, providers, newBuyer: () => createBuyer(app, providers) };
}
