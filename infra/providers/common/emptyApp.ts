import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { hostGuard } from './guards';

/** What every provider's app is told. */
export interface ServedApp {
  /** The names it answers to. */
  hosts: readonly string[];
  logLevel?: string;
}

/** An app that answers to its own names alone, lets nothing be cached, and says that it is ready. `bodyLimit` in bytes. */
export function emptyApp(
  { hosts, logLevel = 'silent' }: ServedApp,
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
