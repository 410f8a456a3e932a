import type { FastifyInstance } from 'fastify';
import type { EdgeEnvironment } from '../environment';
import { linkRoutes } from '../links/linkRoutes';
import { plainPage, zoned } from '../page/plainPage';
import type { Pages } from '../page/pages';
import { inspectionIn } from '../page/visit';

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
export function inspectorRoutes(edge: FastifyInstance, environment: EdgeEnvironment, pages: Pages): void {
  linkRoutes(edge, environment, {
    name: 'inspect',
    open: (link) => inspectionIn(pages, link),
    openingPage: (_request, { until }) => openingPage(until),
    endedPage: () => endedPage,
  });
}
