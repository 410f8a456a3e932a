import type { ReleaseFile } from '@infra/releases';
import type { BrowserMetrics } from '@infra/releases/watch';
import { MEASURES_PATH, type MeasureReport } from '@shared/federation/page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookies } from '../page/cookies';
import type { Pages } from '../page/pages';
import { trialOf } from '../page/visit';
import { blamed } from './blame';
import { reportSchema } from './reportSchema';

/** Bytes of a report; the largest one has half of it. */
const REPORT_LIMIT = 12_288;
/** Reports per address and minute; a page sends about three, and an office shares one address. */
const REPORTS_PER_MINUTE = 300;

const keptOf = ({ live, previous, canary }: ReleaseFile): string[] =>
  [live, previous, canary?.release].filter((id) => typeof id === 'string');

/** A browser names the site that sends; other sites must not report for ours. */
async function refuseOtherSites({ headers }: FastifyRequest, reply: FastifyReply) {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' ? undefined : reply.code(403).send();
}

/**
 * Takes what pages measured. A report is counted whole or not at all; one that names what is not published is counted
 * as dropped.
 */
export async function measureRoutes(
  edge: FastifyInstance,
  pages: Pages,
  { count, dropped }: BrowserMetrics,
): Promise<void> {
  await edge.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: REPORT_LIMIT },
      own.getDefaultJsonParser('error', 'error'),
    );
    own.post<{ Body: MeasureReport }>(
      MEASURES_PATH,
      {
        schema: { body: reportSchema },
        config: { rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' } },
        onRequest: refuseOtherSites,
      },
      async ({ body: { release, measures }, headers }, reply) => {
        const file = pages.file();
        const trial = trialOf(file, readCookies(headers.cookie));
        const versions = measures.map((measure) => blamed(file, release, measure));
        const unknown = versions.find((version) => typeof version === 'string');
        if (unknown !== undefined) dropped.inc({ unknown });
        for (const [index, version] of versions.entries()) {
          const measure = measures[index];
          if (unknown === undefined && measure && typeof version !== 'string')
            await count({ ...version, ...(trial ? { trial } : {}) }, measure, keptOf(file));
        }
        // A page may be older than every kept release. The browser would show any other answer as an error.
        return reply.code(204).send();
      },
    );
  });
}
