import {
  LOOPBACK,
  readTrustedProxies,
  serveMetrics,
  serverOptions,
  watchClients,
  type MetricsOptions,
} from '@infra/server';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { hostGuard, pageGuard } from './guards';

/** Settings of every provider's app. */
export interface ServedApp {
  /** The host names it accepts. */
  hosts: readonly string[];
  /** The site's origin, if its pages may call too. */
  siteOrigin?: string;
  logLevel?: string;
  /** Its name in `/metrics`, and who may read them. */
  metrics?: MetricsOptions;
}

/** The API and the site's visitors all come from this machine. */
const isLocal = readTrustedProxies('', [LOOPBACK]);

/** An app that accepts only its own host names and pages, disables caching, and reports readiness. `bodyLimit` in bytes. */
export function emptyApp(
  { hosts, siteOrigin, logLevel = 'silent', metrics }: ServedApp,
  bodyLimit = 1024 * 1024,
): FastifyInstance {
  const app = Fastify({
    ...serverOptions(isLocal),
    // Its own host name decides who may call, never a forwarded one.
    trustProxy: false,
    logger: { level: logLevel, base: null },
    // Request lines would contain ids, and tokens that grant access.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit,
  });
  watchClients(app);
  app.addHook('onRequest', hostGuard(hosts));
  app.addHook('onRequest', pageGuard(siteOrigin === undefined ? [] : [siteOrigin]));
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'cache-control': reply.getHeader('cache-control') ?? 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  if (metrics) serveMetrics(app, metrics);
  app.get('/ready', async () => ({ status: 'ready' }));
  return app;
}
