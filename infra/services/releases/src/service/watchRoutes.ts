import type { FastifyInstance } from 'fastify';
import { judge } from '../canary/judge';
import type { ReleaseFile } from '../model/release';
import { readReleaseFile } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import { acrossTrials } from '../watch/measured';
import { seriesOf, type Series } from '../watch/series';
import { summaryOf } from '../watch/summary';
import type { Watch, WatchedEdge } from '../watch/watch';

const MINUTE = 60_000;

interface Asked {
  Querystring: { minutes?: string };
}

/** Up to a day, since no more is kept. */
const schema = {
  querystring: {
    type: 'object',
    properties: { minutes: { type: 'string', pattern: '^[1-9]\\d{0,3}$' } },
    additionalProperties: false,
  },
};

export type Watched = Pick<Watch, 'since' | 'edges' | 'slots'>;

/** What the charts show besides releases and log. */
export interface WatchedSeries extends Series {
  edges: WatchedEdge[];
  /** Why the canary must stop, in the judge's words; null if nothing is worse beyond its margin, or there is none. */
  verdict: string | null;
}

function verdictOn(file: ReleaseFile | null, { since }: Watched): string | null {
  if (!file?.canary) return null;
  const { release: canary, since: began = '' } = file.canary;
  return judge(since(Date.parse(began) || 0), { canary, live: file.live, since: began });
}

/** What shoppers' browsers measured lately, by release, part and version: as sums, and over time. */
export function watchRoutes(app: FastifyInstance, store: ReleaseStore, watch: Watched): void {
  app.get<Asked>('/watch', { schema }, async ({ query: { minutes = '60' } }) => {
    const file = await readReleaseFile(store);
    return {
      live: file?.live ?? null,
      canary: file?.canary ?? null,
      edges: watch.edges(),
      measured: acrossTrials(watch.since(Date.now() - Number(minutes) * MINUTE)).map((one) => ({
        ...one,
        ...summaryOf(one),
      })),
    };
  });
  app.get<Asked>(
    '/watch/series',
    { schema },
    async ({ query: { minutes = '60' } }): Promise<WatchedSeries> => ({
      ...seriesOf(watch.slots(), Number(minutes), Date.now()),
      edges: watch.edges(),
      verdict: verdictOn(await readReleaseFile(store), watch),
    }),
  );
}
