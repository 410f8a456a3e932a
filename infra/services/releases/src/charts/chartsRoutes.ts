import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

/** Where an image has the script, which has neither its sources nor esbuild. */
const BUILT = join(import.meta.dirname, 'charts.js');

/** The charts page's script, from its sources, so that development, tests and production have one way. */
export async function bundlePage(): Promise<Buffer> {
  if (existsSync(BUILT)) return readFile(BUILT);
  const { build, stop } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, 'page/main.tsx')],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      jsx: 'automatic',
      // The page's policy allows no styles but those that are inserted rule by rule.
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.png': 'empty', '.woff2': 'empty' },
      logLevel: 'silent',
    });
    return Buffer.from(outputFiles[0]?.contents ?? []);
  } finally {
    await stop();
  }
}

/** The hash of the empty string, which lets styled-components insert its empty style element. */
const EMPTY_STYLE = `'sha256-${createHash('sha256').update('').digest('base64')}'`;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src ${EMPTY_STYLE}`,
  "connect-src 'self'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Releases and measures</title>',
  '<meta name="viewport" content="width=device-width,initial-scale=1">',
  '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
  '<link rel="icon" href="data:,"><script defer src="/charts.js"></script></head>',
  '<body><div id="charts"></div></body></html>',
].join('');

/** A page that charts what browsers measured. It contains no data: its script calls `/v1` with the token typed in. */
export function chartsRoutes(app: FastifyInstance): void {
  // Bytes, because a string is copied for each reader.
  let script: Promise<Buffer> | null = null;
  const bundled = (): Promise<Buffer> => {
    script ??= bundlePage().catch((error: unknown) => {
      script = null;
      throw error;
    });
    return script;
  };
  app.get('/', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(PAGE),
  );
  app.get('/charts.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await bundled()),
  );
}
