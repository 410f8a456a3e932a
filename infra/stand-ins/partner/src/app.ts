import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { emptyApp, type ServedApp } from '../../common/emptyApp';
import { bundlePage } from './bundlePage';
import { askCounts } from './askCounts';

const SOURCES = join(import.meta.dirname, '../../../../hosts/partner/src');

const read = (name: string) => readFileSync(join(SOURCES, name), 'utf8');

export interface PartnerOptions extends ServedApp {
  /** The quote's site. */
  site: string;
  /** Where inline mode asks for cars and their logos. */
  vehicleData: string;
}

/** As strict as both modes allow; the nonce is for the styles of inline mode. */
const policyFor = ({ site, vehicleData }: PartnerOptions, nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${site}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `frame-src ${site}`,
    `connect-src 'self' ${site} ${vehicleData}`,
    `font-src ${site}`,
    `img-src data: ${site} ${vehicleData}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Builds the example partner's page without listening. */
export function buildPartner(options: PartnerOptions): FastifyInstance {
  const app = emptyApp(options);
  // Bytes, because a string is copied for each reader.
  let script: Promise<Buffer> | undefined;
  app.get('/', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64url');
    const page = read('index.html').replaceAll('{{site}}', options.site).replaceAll('{{nonce}}', nonce);
    return reply
      .headers({ 'content-security-policy': policyFor(options, nonce), 'referrer-policy': 'strict-origin' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
  app.get('/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(read('style.css')),
  );
  app.get('/main.js', async (_request, reply) => {
    // A failed build is tried again.
    script ??= bundlePage(join(SOURCES, 'main.ts')).catch((error: unknown) => {
      script = undefined;
      throw error;
    });
    return reply.type('text/javascript; charset=utf-8').send(await script);
  });
  serveCounts(app, options.site);
  return app;
}

const COUNTS_BODY = {
  type: 'object',
  required: ['secret'],
  additionalProperties: false,
  properties: { secret: { type: 'string', pattern: '^sk_[\\w-]{1,200}$' } },
};

function serveCounts(app: FastifyInstance, site: string): void {
  app.post<{ Body: { secret: string } }>(
    '/counts',
    { schema: { body: COUNTS_BODY } },
    async ({ body }, reply) => {
      const { status, body: answer } = await askCounts(site, body.secret);
      return reply.code(status).send(answer);
    },
  );
}
