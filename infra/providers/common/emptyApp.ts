import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { hostGuard, pageGuard } from './guards';

/** What every provider's app is told. */
export interface ServedApp {
  /** The names it answers to. */
  hosts: readonly string[];
  /** The site, where its pages call it too. */
  siteOrigin?: string;
  logLevel?: string;
}

/** An app that answers to its own names and pages alone, lets nothing be cached, and says that it is ready. `bodyLimit` in bytes. */
export function emptyApp(
  { hosts, siteOrigin, logLevel = 'silent' }: ServedApp,
  bodyLimit = 1024 * 1024,
): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel, base: null },
    // Request lines would carry ids, and the tokens that open what they name.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit,
  });
  app.addHook('onRequest', hostGuard(hosts));
  app.addHook('onRequest', pageGuard(siteOrigin === undefined ? [] : [siteOrigin]));
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  app.get('/ready', async () => ({ status: 'ready' }));
  return app;
}
