import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Language } from '../journey/texts';
import type { HostilePage } from './hostilePages';

const require = createRequire(import.meta.url);

/**
 * A file of a package, as the partner's own server has it. Found in the folders themselves, because a package may not
 * export its files.
 */
function fileOf(path: string): string | undefined {
  const folders = require.resolve.paths(path) ?? [];
  return folders.map((folder) => join(folder, path)).find((file) => existsSync(file));
}

export interface PartnerSite {
  origin: string;
  /** The address of a page with an element in this mode and language. */
  page(name: string, mode: Mode, lang: Language): string;
  stop(): void;
}

export type Mode = 'frame' | 'inline';

interface Options {
  origin: string;
  port: number;
  /** The site that the embed comes from, and the origin of the vehicle data. */
  site: string;
  cars: string;
  partner: string;
  pages: readonly HostilePage[];
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

interface Asked {
  page: HostilePage;
  mode: Mode;
  lang: string;
  nonce: string;
}

function htmlOf({ page, mode, lang, nonce }: Asked, { site, cars, partner }: Options) {
  const values = { site, cars, nonce };
  const tag = fill(
    `<auto-quote partner="${partner}" mode="${mode}" lang="${lang}" ${page.attributes ?? ''}></auto-quote>`,
    values,
  );
  const loader = page.isWithoutLoader
    ? ''
    : `<script nonce="${nonce}" src="${site}/embed/v1.js" async></script>`;
  const scripts = (page.scripts ?? []).map(
    (path) => `<script nonce="${nonce}" src="/files/${path}"></script>`,
  );
  const styles = (page.styles ?? []).map((path) => `<link rel="stylesheet" href="/files/${path}">`);
  const own = page.script ? `<script nonce="${nonce}">${page.script}</script>` : '';
  const html = `<!doctype html><html lang="en" dir="${page.dir ?? 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${page.name}</title>
${styles.join('')}${page.head ?? ''}${scripts.join('')}${loader}</head>
<body>${fill(page.body ?? '{tag}', { tag })}${own}</body></html>`;
  return { html, policy: page.policy && fill(page.policy, values) };
}

/** Serves the pages of a partner, each at its own address, on an origin of its own. */
export async function startPartnerSite(options: Options): Promise<PartnerSite> {
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://partner');
    if (pathname.startsWith('/files/')) {
      const file = fileOf(pathname.slice('/files/'.length));
      const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      response.writeHead(file ? 200 : 404, { 'content-type': type });
      if (file) createReadStream(file).pipe(response);
      else response.end();
      return;
    }
    // A browser asks for it by itself, and a strict policy allows no `data:` in its place.
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    const page = options.pages.find(({ name }) => name === searchParams.get('page'));
    if (!page) {
      response.writeHead(404).end();
      return;
    }
    const mode = searchParams.get('mode') === 'inline' ? 'inline' : 'frame';
    const lang = searchParams.get('lang') === 'es' ? 'es' : 'en';
    const nonce = randomBytes(12).toString('base64url');
    const { html, policy } = htmlOf({ page, mode, lang, nonce }, options);
    const headers = { ...page.headers, ...(policy && { 'content-security-policy': policy }) };
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
  });
  await new Promise<void>((listening) => server.listen(options.port, listening));
  const { origin } = options;
  return {
    origin,
    page: (name, mode, lang) => `${origin}/?${new URLSearchParams({ page: name, mode, lang }).toString()}`,
    stop: () => void server.close(),
  };
}
