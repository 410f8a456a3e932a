import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../app';
import type { DatabaseUnderTest } from './databaseUnderTest';
import { createFakeProviders } from './fakeProviders';
import { testApp } from './testApp';

const START = Date.parse('2026-11-21T18:00:00Z');
const clock = () => START;

/** Two nodes over one database for a block of tests, with the same providers; `nodes()` is available while they run. */
export function twoNodesOn(under: DatabaseUnderTest, options: Partial<AppOptions> = {}) {
  const providers = createFakeProviders(clock);
  let nodes: [FastifyInstance, FastifyInstance];
  beforeAll(async () => {
    const shared = { clock, purchase: providers, masterKey: randomBytes(32), ...options };
    nodes = [await testApp(under.database(), shared), await testApp(under.database(), shared)];
  });
  afterAll(() => Promise.all(nodes.map((node) => node.close())));
  return { nodes: () => nodes, providers };
}
