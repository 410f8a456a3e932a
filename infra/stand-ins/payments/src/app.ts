import type { FastifyInstance } from 'fastify';
import { emptyApp, type ServedApp } from '../../common/emptyApp';
import { type Desk, type DeskOptions, openDesk } from './desk';
import { type BrowserOptions, browserRoutes } from './http/browserRoutes';
import { payRoutes } from './http/payRoutes';
import { serverRoutes } from './http/serverRoutes';
import type { TokenUse } from './tokens';

export interface PaymentsOptions extends DeskOptions, BrowserOptions, ServedApp {
  siteOrigin: string;
  /** Which token its card page pays with. */
  payingWith: TokenUse;
}

/**
 * The common parts of both payment services, without listening: the merchant's API, the card page, and each one's
 * additions.
 */
export function buildPayments(options: PaymentsOptions): { app: FastifyInstance; desk: Desk } {
  const { payingWith, apiKey } = options;
  const app = emptyApp(options, 64 * 1024);
  const desk = openDesk(options);
  app.addHook('onClose', async () => desk.close());
  serverRoutes(app, desk, apiKey);
  payRoutes(app, desk, payingWith);
  browserRoutes(app, options);
  return { app, desk };
}
