import {
  found,
  given,
  idWith,
  nameOf,
  readName,
  releaseById,
  type Release,
  type ReleaseFile,
} from '@infra/releases';
import { type BrowserMetrics, unknownBeside, type MeasuredVersion } from '@infra/releases/watch';
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
import { readPin, versionsOf } from '../page/pin';
import { trialsOf } from '../page/visit';
import type { Signer } from '../visits/signer';
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
  release: text(500),
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

/**
 * The published versions that a measure is about; errors that no script can be blamed for count for every version on the
 * page. What no page of this release can report is named instead, so that forged reports create no labels.
 */
function blamed(file: ReleaseFile, { id, apps }: Release, measure: Measure): MeasuredVersion[] | Unknown {
  if ('route' in measure && !isRoute({ id, apps }, measure.route)) return 'route';
  if (measure.kind === 'error' && measure.part === UNKNOWN_PART)
    return measure.version === '' ? Object.values(apps).map((app) => unknownBeside(nameOf(app))) : 'version';
  // A page that stays open falls back to a version that later pages do not name.
  const known = found(file, `${measure.part}@${measure.version}`)?.app;
  return known ? [{ part: known.app, version: known.version, owner: known.owner }] : 'version';
}

/** The part that a measured version is of, or beside. */
const partOf = ({ part, version }: MeasuredVersion): string =>
  part === UNKNOWN_PART ? (readName(version)?.part ?? part) : part;

/** Bytes of a report; the largest one has half of it. */
const REPORT_LIMIT = 12_288;
/** Reports per address and minute; a page sends about three, and an office shares one address. */
const REPORTS_PER_MINUTE = 300;

/** Versions that new visits get, as labels name them. */
const keptOf = (file: ReleaseFile): string[] =>
  given(file).flatMap((name) => [name, readName(name)?.version ?? '']);

/** The release that a report names; null if it is none of this site. */
function reported(file: ReleaseFile, id: string): Release | null {
  const names = versionsOf(file, id);
  return names?.every((name) => found(file, name) !== null) ? releaseById(file, idWith(names)) : null;
}

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
  signer: Signer,
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
      async ({ body: { release: id, measures }, headers }, reply) => {
        const file = pages.file();
        const cookies = readCookies(headers.cookie);
        // A preview is not what chance gave.
        const trials = cookies['preview'] ? {} : trialsOf(file, readPin(file, signer, cookies['release']));
        const release = reported(file, id);
        const versions = measures.map((measure) => (release ? blamed(file, release, measure) : 'release'));
        const unknown = versions.find((version) => typeof version === 'string');
        if (unknown !== undefined) dropped.inc({ unknown });
        for (const [index, version] of versions.entries()) {
          const measure = measures[index];
          if (unknown !== undefined || !measure || typeof version === 'string') continue;
          for (const one of version) {
            const trial = trials[partOf(one)];
            await count({ ...one, ...(trial ? { trial } : {}) }, measure, keptOf(file));
          }
        }
        // A page may be older than every kept release. The browser would show any other answer as an error.
        return reply.code(204).send();
      },
    );
  });
}
