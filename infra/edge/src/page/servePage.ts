import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeEnvironment } from '../environment';
import { chooseLanguage } from './chooseLanguage';
import { chooseRelease } from './chooseRelease';
import { readCookies } from './cookies';
import { Pages } from './pages';
import { pageHeaders } from './securityHeaders';

const chance = () => randomInt(1_000_000) / 1_000_000;

/** 24 hours, so that an open quote keeps its release. */
const RELEASE_SECONDS = 86_400;

function encodingFor(accepted: string): 'br' | 'gzip' | 'identity' {
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

/**
 * Serves every address of the site the page of the visitor's release and language; the shell does the
 * routing.
 */
export function servePage(environment: EdgeEnvironment) {
  const pages = new Pages(environment);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const pathname = request.url.split('?')[0] ?? '/';
    if (/\.\w+$/.test(pathname)) return reply.code(404).type('text/plain').send('Not found');
    const cookies = readCookies(request.headers.cookie);
    const release = chooseRelease(pages.file(), cookies.release, chance);
    const language = chooseLanguage(cookies.language, request.headers['accept-language']);
    const { page, pattern } = pages.page(release, language, pathname);
    request.routeTemplate = pattern;
    reply.headers({ ...pageHeaders, ...page.headers, etag: page.etag });
    if (cookies.release !== release) {
      const secure = environment.originOf({ app: 'shell' }).startsWith('https:') ? '; Secure' : '';
      const options = `Path=/; Max-Age=${RELEASE_SECONDS}; SameSite=Lax; HttpOnly${secure}`;
      reply.header('set-cookie', `release=${release}; ${options}`);
    }
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(page.body[encoding]);
  };
}
