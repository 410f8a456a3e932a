import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { hostGuard } from '../../common/guards';
import { messageRoutes } from './http/messageRoutes';
import { viewerRoutes } from './http/viewerRoutes';
import type { MessageStore } from './messageStore';

export interface AppOptions {
  store: MessageStore;
  apiKey: string;
  hosts: readonly string[];
  logLevel?: string;
}

/** Builds the mail box without listening; `inject` drives it in tests. */
export function buildMailBox({ store, apiKey, hosts, logLevel = 'silent' }: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel, base: null },
    // Request lines would carry message ids.
    logController: new LogController({ disableRequestLogging: true }),
    // Letters with their attachments.
    bodyLimit: 20 * 1024 * 1024,
    forceCloseConnections: true,
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  );
  app.addHook('onRequest', hostGuard(hosts));
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  messageRoutes(app, store, apiKey);
  viewerRoutes(app, store);
  app.get('/ready', async () => ({ status: 'ready' }));
  return app;
}
