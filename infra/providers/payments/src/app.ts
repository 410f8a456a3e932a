import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { hostGuard } from '../../common/guards';
import { type Desk, type DeskOptions, openDesk } from './desk';
import { type BrowserOptions, browserRoutes } from './http/browserRoutes';
import { payRoutes } from './http/payRoutes';
import { serverRoutes } from './http/serverRoutes';
import type { TokenUse } from './tokens';

export interface PaymentsOptions extends DeskOptions, BrowserOptions {
  hosts: readonly string[];
  /** With which token its card page pays. */
  payingWith: TokenUse;
  logLevel?: string;
}

/** What both payment services are, without listening: the merchant's API, the card page, and what each adds. */
export function buildPayments(options: PaymentsOptions): { app: FastifyInstance; desk: Desk } {
  const { hosts, payingWith, apiKey, logLevel = 'silent' } = options;
  const app = Fastify({
    logger: { level: logLevel, base: null },
    // Request lines would carry ids of payments.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
  });
  const desk = openDesk(options);
  app.addHook('onRequest', hostGuard(hosts));
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  app.addHook('onClose', async () => desk.close());
  serverRoutes(app, desk, apiKey);
  payRoutes(app, desk, payingWith);
  browserRoutes(app, options);
  app.get('/ready', async () => ({ status: 'ready' }));
  return { app, desk };
}
