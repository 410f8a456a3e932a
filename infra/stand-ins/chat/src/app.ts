import type { FastifyInstance } from 'fastify';
import { emptyApp, type ServedApp } from '../../common/emptyApp';
import { serveFont } from '../../common/siteFont';
import { STYLE } from './pages/style';
import { widgetPage } from './pages/widgetPage';
import { WIDGET_SCRIPT } from './pages/widgetScript';

export interface AppOptions extends ServedApp {
  siteOrigin: string;
}

/** It contacts nobody: what is typed in it does not leave the page. */
const policyFor = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "script-src 'self'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${siteOrigin}`,
  ].join('; ');

/** Builds the chat without listening. */
export function buildChat(options: AppOptions): FastifyInstance {
  const { siteOrigin } = options;
  const app = emptyApp(options);
  app.get<{ Querystring: { language?: string } }>('/widget', async ({ query }, reply) =>
    reply
      .header('content-security-policy', policyFor(siteOrigin))
      .type('text/html; charset=utf-8')
      .send(widgetPage(query.language === 'es' ? 'es' : 'en', siteOrigin)),
  );
  serveFont(app);
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/widget.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(WIDGET_SCRIPT),
  );
  return app;
}
