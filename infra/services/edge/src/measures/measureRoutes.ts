import type { ReleaseFile, Release } from '@infra/releases';
import { type BrowserMetrics, unknownIn, type MeasuredVersion } from '@infra/releases/watch';
import {
  MEASURES_PATH,
  type MeasureReport,
  UNKNOWN_PART,
  type Measure,
  ERROR_NAMES,
  MOST_MEASURES,
  VITALS,
} from '@shared/federation/page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookies } from '../page/cookies';
import type { Pages } from '../page/pages';
import { trialOf } from '../page/visit';
import { ROUTE_PATTERNS } from '@shared/domain';

const shape = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const text = (maxLength: number) => ({ type: 'string', maxLength });

const ofVersion = { part: text(40), version: text(80) };
const place = { route: text(200), error: { enum: ERROR_NAMES } };
/** Ten minutes: no page takes longer, and a clock may be wrong. */
const value = { type: 'number', minimum: 0, maximum: 600_000 };

const kindOf = (kind: string, more: object = {}) => shape({ kind: { const: kind }, ...ofVersion, ...more });

/** A `MeasureReport`. */
const reportSchema = shape({
  release: text(20),
  measures: {
    type: 'array',
    minItems: 1,
    maxItems: MOST_MEASURES,
    items: {
      type: 'object',
      required: ['kind'],
      discriminator: { propertyName: 'kind' },
      oneOf: [
        kindOf('load'),
        kindOf('load-failure', place),
        kindOf('error', place),
        kindOf('vital', { vital: { enum: VITALS }, value }),
      ],
    },
  },
});

const OWN_PATTERNS: ReadonlySet<string> = new Set([...Object.values(ROUTE_PATTERNS), '/*']);

const isRoute = ({ apps }: Release, route: string): boolean =>
  OWN_PATTERNS.has(route) || Object.values(apps).some(({ routes }) => routes.includes(route));

/** What in a measure no page of ours can report. */
type Unknown = 'release' | 'route' | 'version';

/** Every published version of a part: a page that stays open falls back to one that later pages do not name. */
const versionsOf = ({ releases }: ReleaseFile, part: string) =>
  Object.values(releases).flatMap(({ apps }) => Object.values(apps).filter(({ app }) => app === part));

/**
 * The published version that a measure is about. What no page of this release can report is named instead, so that
 * forged reports create no labels.
 */
function blamed(file: ReleaseFile, release: string, measure: Measure): MeasuredVersion | Unknown {
  const known = Object.hasOwn(file.releases, release) ? file.releases[release] : undefined;
  if (!known) return 'release';
  if ('route' in measure && !isRoute(known, measure.route)) return 'route';
  if (measure.kind === 'error' && measure.part === UNKNOWN_PART)
    return measure.version === '' ? unknownIn(release) : 'version';
  const found = versionsOf(file, measure.part).find(({ version }) => version === measure.version);
  return found ? { release, part: found.app, version: found.version, owner: found.owner } : 'version';
}

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
