import { VITALS } from '@shared/federation/page';
import type { FastifyInstance } from 'fastify';
import { readReleaseFile } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import { countOf, quantile } from '../watch/samples';
import { acrossTrials, type Measured } from '../watch/measured';
import type { Watch } from '../watch/watch';

const MINUTE = 60_000;
/** The share of samples that is at least as good: the one that web vitals are judged by. */
const SHARE = 0.75;

function summary({ vitals, ...counts }: Measured) {
  const measured = VITALS.map(
    (vital) =>
      [vital, { samples: countOf(vitals[vital]), p75: quantile(vital, vitals[vital], SHARE) }] as const,
  );
  return { ...counts, vitals: Object.fromEntries(measured) };
}

/** What shoppers' browsers measured lately, by release, part and version. */
export function watchRoutes(
  app: FastifyInstance,
  store: ReleaseStore,
  watch: Pick<Watch, 'since' | 'edges'>,
): void {
  app.get<{ Querystring: { minutes?: string } }>(
    '/watch',
    {
      schema: {
        querystring: {
          type: 'object',
          properties: { minutes: { type: 'string', pattern: '^[1-9]\\d{0,3}$' } },
          additionalProperties: false,
        },
      },
    },
    async ({ query: { minutes = '60' } }) => {
      const file = await readReleaseFile(store);
      return {
        live: file?.live ?? null,
        canary: file?.canary ?? null,
        edges: watch.edges(),
        measured: acrossTrials(watch.since(Date.now() - Number(minutes) * MINUTE)).map(summary),
      };
    },
  );
}
