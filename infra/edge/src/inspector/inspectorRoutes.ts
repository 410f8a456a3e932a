import type { FastifyInstance } from 'fastify';
import type { EdgeEnvironment } from '../environment';
import { cookieWriter } from '../page/cookies';
import { plainHeaders, plainPage, zoned } from '../page/plainPage';
import type { Pages } from '../page/pages';
import { inspectionIn } from '../page/visit';
import { usedLinks } from '../preview/usedLinks';

interface Linked {
  Params: { link: string };
}

/** In English only: a tool of the teams. */
const openingPage = (until: Date): string =>
  plainPage(
    'en',
    'Look inside the site’s pages',
    `<p>This browser will show which part drew what, with its version, owner, size, errors and events, until ${zoned(until, 'en')}, or until you end it. It changes nothing.</p>` +
      '<form method="post"><button>Open the inspector</button></form>',
  );

const endedPage = plainPage(
  'en',
  'This inspector link no longer works',
  '<p>It was already used or it expired. Make a new one with “npm run release -- inspect”.</p><p><a href="/">Go to the site</a></p>',
);

/** An inspector link lets the first browser that uses it look inside the site's pages (ADR 0042). */
export function inspectorRoutes(edge: FastifyInstance, { originOf }: EdgeEnvironment, pages: Pages): void {
  const write = cookieWriter(originOf({ app: 'shell' }));
  const used = usedLinks();
  const usable = (link: string) => {
    const inspection = inspectionIn(pages, link);
    return inspection && !used.has(inspection) ? inspection : null;
  };
  edge.get<Linked>('/releases/inspect/:link', async ({ params }, reply) => {
    const inspection = usable(params.link);
    reply.headers(plainHeaders);
    return inspection ? reply.send(openingPage(inspection.until)) : reply.code(410).send(endedPage);
  });
  edge.post<Linked>('/releases/inspect/:link', async ({ params, headers }, reply) => {
    const inspection = usable(params.link);
    // Another site must not open it in its visitors' browsers.
    if (!inspection || headers['sec-fetch-site'] === 'cross-site')
      return reply.headers(plainHeaders).code(410).send(endedPage);
    used.add(inspection);
    const seconds = Math.ceil((inspection.until.getTime() - Date.now()) / 1000);
    return reply.header('set-cookie', write('inspect', params.link, seconds)).redirect('/', 303);
  });
  edge.delete('/releases/inspect', async (_request, reply) =>
    reply
      .header('set-cookie', write('inspect', '', 0))
      .code(204)
      .send(),
  );
}
