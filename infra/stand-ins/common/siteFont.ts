import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from '@infra/server/html';
import { FONT_STACK, fontFaceCss } from '@shared/ui/font';
import type { FastifyInstance } from 'fastify';

const ADDRESS = '/overpass.woff2';

/** The site's font for pages that a shopper sees within it; real services take a merchant's font as a setting. */
export const FONT_STYLE = `${fontFaceCss(ADDRESS)}:root{--font:${FONT_STACK}}`;

/** Asks for the font with the page's style, so that a fast line draws nothing before it. */
export const FONT_PRELOAD = html`<link
  rel="preload"
  as="font"
  type="font/woff2"
  href="${ADDRESS}"
  crossorigin
/>`;

/** Serves the font from the provider's own origin; its pages' policy has `font-src 'self'`. */
export function serveFont(app: FastifyInstance): void {
  const font = readFileSync(join(import.meta.dirname, '../../../shared/ui/src/assets/overpass.woff2'));
  app.get(ADDRESS, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('font/woff2').send(font),
  );
}
