import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app';
import type { MailSettings } from '../mail/mailService';
import { createFakeProviders } from './fakeProviders';
import type { OpenDatabase } from '../database/openDatabase';
import { TEST_SITE } from './testSite';
import { watchStatuses } from './watchStatuses';

/** Letters wait in the outbox for a test to look at; a test that sends them passes a provider. */
export const TEST_MAIL: MailSettings = {
  provider: null,
  site: TEST_SITE,
  agentEmail: 'agents@milepost.example',
  internalEmail: null,
};

type TestOptions = Partial<AppOptions>;

const build = (database: OpenDatabase, options: TestOptions): Promise<FastifyInstance> =>
  buildApp({
    database: database.kysely,
    masterKey: randomBytes(32),
    mail: TEST_MAIL,
    purchase: createFakeProviders(),
    rateLimitScale: 1000,
    ...options,
  });

const unlisted: (() => string[])[] = [];
// Measurements use these apps too, outside of a test.
const isTest = typeof afterAll === 'function';
if (isTest) afterAll(() => expect(unlisted.flatMap((each) => each())).toEqual([]));

/**
 * A fresh app over an open database, with limits high enough not to interfere. In a test, every status that it answers
 * has to be in its description.
 */
export async function testApp(database: OpenDatabase, options: TestOptions = {}): Promise<FastifyInstance> {
  if (!isTest) return build(database, options);
  const watch = watchStatuses();
  const app = await build(database, { logger: watch.logger, ...options });
  unlisted.push(() => watch.unlisted(app.describeApi()));
  return app;
}
