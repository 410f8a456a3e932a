import { sendPacked } from '@infra/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeEnvironment } from '../environment';
import type { BuiltPage } from './buildPage';
import { chooseLanguage, languageNamed } from './chooseLanguage';
import { cookieWriter, languageCookie, readCookies } from './cookies';
import type { Pages } from './pages';
import { pageHeaders } from './securityHeaders';
import type { NoteVisit } from '../visits/countVisits';
import type { Signer } from '../visits/signer';
import type { Visits } from '../visits/visits';
import { visitOf } from './visit';

interface Asked {
  Querystring: { lang?: unknown };
}

/** Sends a page with its headers in an encoding that the browser accepts. */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, page: BuiltPage): FastifyReply =>
  sendPacked(request, reply.headers(page.headers), page);

/**
 * Serves every address of the site the page of the visitor's release and language; the shell does the
 * routing. A link can name the language (`?lang=es`), which then stays.
 */
export function servePage(
  environment: EdgeEnvironment,
  pages: Pages,
  { visits, signer, note }: { visits: Visits; signer: Signer; note: NoteVisit },
) {
  const site = environment.originOf({ app: 'shell' });
  const write = cookieWriter(site);
  return async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply> => {
    const pathname = request.url.split('?')[0] ?? '/';
    if (/\.\w+$/.test(pathname)) return reply.code(404).type('text/plain').send('Not found');
    const cookies = readCookies(request.headers.cookie);
    const visit = visitOf(pages, cookies, write, signer);
    const named = languageNamed(request.query.lang);
    const language = named ?? chooseLanguage(cookies['language'], request.headers['accept-language']);
    const { page, pattern } = pages.page(visit, language, pathname);
    request.routeTemplate = pattern;
    const begun = await visits.begin(request);
    if (!visit.preview) note(visits.of(request), visit.release.id);
    const kept = [
      ...visit.cookies,
      ...(begun === null ? [] : [begun]),
      ...(named ? [languageCookie(site, named)] : []),
    ];
    return sendPage(request, reply.headers({ ...pageHeaders, 'set-cookie': kept }), page);
  };
}
