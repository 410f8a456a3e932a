import { liveOf } from '@infra/releases';
import { addDays, dateIn, keysOf } from '@shared/domain';
import type { FastifyInstance } from 'fastify';
import type { EdgeEnvironment } from '../environment';
import type { Pages } from '../page/pages';
import { addressIn, INDEXABLE, LANGUAGES } from './indexable';
import { PICTURES, readPicture } from './pictures';

/** Programs may keep these for a day. */
const A_DAY = 'public, max-age=86400';

/** How long the contact is good for; the standard wants less than a year (RFC 9116). */
const CONTACT_DAYS = 180;

/** What crawlers must not call. A person's own pages are `noindex`. */
const NOT_CRAWLED = ['/v2/', '/releases/', '/embed/'];

/** https://www.sitemaps.org/protocol.html, each page with its other language. */
function sitemap(site: string): string {
  const pages = keysOf(INDEXABLE);
  const urls = pages.flatMap((page) => {
    const links = LANGUAGES.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(site, page, language)}"/>`,
    ).join('');
    return LANGUAGES.map((language) => `<url><loc>${addressIn(site, page, language)}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}

/** What search engines, link previews and security researchers look for at fixed addresses. */
export function discoveryRoutes(edge: FastifyInstance, environment: EdgeEnvironment, pages: Pages): void {
  const site = environment.originOf({ app: 'shell' });
  const text = (url: string, type: string, body: () => string) =>
    edge.get(url, async (_request, reply) => reply.type(type).header('cache-control', A_DAY).send(body()));
  text('/robots.txt', 'text/plain; charset=utf-8', () =>
    [
      'User-agent: *',
      ...NOT_CRAWLED.map((path) => `Disallow: ${path}`),
      `Sitemap: ${site}/sitemap.xml`,
      '',
    ].join('\n'),
  );
  text('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(site));
  const ourAddress = (): string => `mailto:${liveOf(pages.file(), 'shell')?.config?.email ?? ''}`;
  text('/.well-known/security.txt', 'text/plain; charset=utf-8', () =>
    [
      `Contact: ${environment.securityContact ?? ourAddress()}`,
      `Expires: ${addDays(dateIn('UTC', new Date()), CONTACT_DAYS)}T00:00:00Z`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${site}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
  for (const name of keysOf(PICTURES)) {
    const bytes = readPicture(name);
    edge.get(`/${name}`, async (_request, reply) =>
      reply.type(PICTURES[name]).header('cache-control', A_DAY).send(bytes),
    );
  }
}
