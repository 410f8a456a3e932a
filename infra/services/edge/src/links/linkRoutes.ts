import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeEnvironment } from '../environment';
import { cookieWriter } from '../page/cookies';
import { plainHeaders } from '../page/plainPage';

interface Link {
  nonce: string;
  until: Date;
}

/** Links that were used here, until they end. One process remembers them, so a restart forgets them (ADR 0074). */
function usedLinks() {
  const used = new Map<string, Date>();
  return {
    has: ({ nonce }: Pick<Link, 'nonce'>): boolean => used.has(nonce),
    add({ nonce, until }: Link, now = new Date()): void {
      for (const [old, end] of used) if (end <= now) used.delete(old);
      used.set(nonce, until);
    },
  };
}

/** What a signed link allows one browser, for a while. */
interface Opened {
  nonce: string;
  until: Date;
}

export interface LinkUse<T extends Opened> {
  /** Part of the link's address, and the name of the cookie. */
  name: 'preview' | 'inspect';
  /** What a link allows now; null if it allows nothing. */
  open: (link: string) => T | null;
  /** The page with the button: programs that look into links do not press it. */
  openingPage: (request: FastifyRequest, opened: T) => string;
  endedPage: (request: FastifyRequest) => string;
}

interface Linked {
  Params: { link: string };
}

/** A signed link gives the first browser that uses it a cookie, and leads nowhere but to this site. */
export function linkRoutes<T extends Opened>(
  edge: FastifyInstance,
  { originOf }: EdgeEnvironment,
  { name, open, openingPage, endedPage }: LinkUse<T>,
): void {
  const write = cookieWriter(originOf({ app: 'shell' }));
  const used = usedLinks();
  const usable = (link: string): T | null => {
    const opened = open(link);
    return opened && !used.has(opened) ? opened : null;
  };
  edge.get<Linked>(`/releases/${name}/:link`, async (request, reply) => {
    const opened = usable(request.params.link);
    reply.headers(plainHeaders);
    return opened ? reply.send(openingPage(request, opened)) : reply.code(410).send(endedPage(request));
  });
  edge.post<Linked>(`/releases/${name}/:link`, async (request, reply) => {
    const { link } = request.params;
    const opened = usable(link);
    // Another site must not do this in its visitors' browsers.
    if (!opened || request.headers['sec-fetch-site'] === 'cross-site')
      return reply.headers(plainHeaders).code(410).send(endedPage(request));
    used.add(opened);
    const seconds = Math.ceil((opened.until.getTime() - Date.now()) / 1000);
    return reply.header('set-cookie', write(name, link, seconds)).redirect('/', 303);
  });
  edge.delete(`/releases/${name}`, async (_request, reply) =>
    reply
      .header('set-cookie', write(name, '', 0))
      .code(204)
      .send(),
  );
}
