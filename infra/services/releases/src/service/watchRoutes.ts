import type { FastifyInstance } from 'fastify';
import { judge, trialsOf } from '../canary/judge';
import { readReleaseFile } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import { acrossTrials } from '../watch/measured';
import { summaryOf } from '../watch/summary';
import type { Watch } from '../watch/watch';

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

export type Watched = Pick<Watch, 'since' | 'edges' | 'visits'>;

/** What shoppers' browsers measured lately, by part and version, and what the judge says of each canary now. */
export function watchRoutes(app: FastifyInstance, store: ReleaseStore, watch: Watched): void {
  app.get<Asked>('/watch', { schema }, async ({ query: { minutes = '60' } }) => {
    const file = await readReleaseFile(store);
    const canaries = (file ? trialsOf(file) : []).map((trial) => ({
      ...trial,
      verdict: judge(watch.since(Date.parse(trial.since) || 0), trial),
    }));
    return {
      canaries,
      edges: watch.edges(),
      visits: Object.fromEntries(watch.visits()),
      measured: acrossTrials(watch.since(Date.now() - Number(minutes) * MINUTE)).map((one) => ({
        ...one,
        ...summaryOf(one),
      })),
    };
  });
}
