import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app';
import type { MailSettings } from '../mail/mailDesk';
import { createFakeProviders } from './fakeProviders';
import type { OpenDatabase } from '../database/openDatabase';
import { TEST_SITE } from './testSite';

/** Letters wait in the outbox for a test to look at; a test that sends them passes a provider. */
export const TEST_MAIL: MailSettings = {
  provider: null,
  site: TEST_SITE,
  agentEmail: 'agents@milepost.example',
  internalEmail: null,
};

/** A fresh app over an open database, with limits high enough not to interfere. */
export const testApp = (
  database: OpenDatabase,
  options: Partial<AppOptions> = {},
): Promise<FastifyInstance> =>
  buildApp({
    database: database.kysely,
    masterKey: randomBytes(32),
    mail: TEST_MAIL,
    purchase: createFakeProviders(),
    rateLimitScale: 1000,
    ...options,
  });
