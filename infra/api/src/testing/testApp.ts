import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app';
import type { OpenDatabase } from '../database/openDatabase';

/** A fresh app over an open database, with limits high enough not to meet them by accident. */
export const testApp = (
  database: OpenDatabase,
  options: Partial<AppOptions> = {},
): Promise<FastifyInstance> =>
  buildApp({ database: database.kysely, masterKey: randomBytes(32), rateLimitScale: 1000, ...options });
