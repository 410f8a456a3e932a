import type { FastifyInstance, FastifyReply } from 'fastify';
import { serveFont } from '../../../common/siteFont';
import { cardScript, siteScript } from '../browserScript';
import { languageOf } from '../locales/textsFor';
import { cardPage } from '../pages/cardPage';
import { STYLE } from '../pages/style';

export interface BrowserOptions {
  siteOrigin: string;
  /** A script for the site: its path here, and its source file. */
  script: { path: string; file: string };
  isOverlay: boolean;
}

const policyFor = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${siteOrigin}`,
  ].join('; ');

const sendScript = (reply: FastifyReply, script: string) =>
  reply.type('text/javascript; charset=utf-8').send(script);

/** The script for the site's page, and the card page with its own script; only the site may frame it. */
export function browserRoutes(app: FastifyInstance, { siteOrigin, script, isOverlay }: BrowserOptions): void {
  const [forSite, forCard] = [siteScript(script.file), cardScript()];
  app.get(script.path, (_request, reply) =>
    sendScript(reply.header('cross-origin-resource-policy', 'cross-origin'), forSite),
  );
  serveFont(app);
  app.get('/card.js', (_request, reply) => sendScript(reply, forCard));
  app.get('/card.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get<{ Querystring: { language?: unknown } }>('/card', ({ query }, reply) => {
    const page = cardPage({ language: languageOf(query.language), site: siteOrigin, isOverlay });
    return reply
      .header('content-security-policy', policyFor(siteOrigin))
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
