import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { hostGuard } from '../../common/guards';
import { STYLE } from './pages/style';
import { widgetPage } from './pages/widgetPage';
import { WIDGET_SCRIPT } from './pages/widgetScript';

export interface AppOptions {
  siteOrigin: string;
  hosts: readonly string[];
  logLevel?: string;
}

/** It asks nobody: what is written in it does not leave the page. */
const policyFor = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${siteOrigin}`,
  ].join('; ');

/** Builds the chat without listening. */
export function buildChat({ siteOrigin, hosts, logLevel = 'silent' }: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.addHook('onRequest', hostGuard(hosts));
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  app.get<{ Querystring: { language?: string } }>('/widget', async ({ query }, reply) =>
    reply
      .header('content-security-policy', policyFor(siteOrigin))
      .type('text/html; charset=utf-8')
      .send(widgetPage(query.language === 'es' ? 'es' : 'en', siteOrigin)),
  );
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/widget.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(WIDGET_SCRIPT),
  );
  app.get('/ready', async () => ({ status: 'ready' }));
  return app;
}
