import { VISITS } from '@infra/releases/watch';
import { Gauge, type Registry } from 'prom-client';

/** A visit that was not seen for so long does not count (ms). */
const DAY = 86_400_000;
/** Visits to remember; beyond it, the ones seen longest ago are forgotten. */
const MOST = 100_000;

/** Notes which release a visit has. */
export type NoteVisit = (visit: string | null, release: string) => void;

/** Counts the visits of the last day by their release, for whoever moves a pointer: pins are in cookies alone. */
export function countVisits(registry: Registry): NoteVisit {
  const seen = new Map<string, { release: string; at: number }>();
  const gauge = new Gauge({
    name: VISITS,
    help: 'Visits of the last day by their release',
    labelNames: ['release'],
    registers: [registry],
    collect() {
      gauge.reset();
      const since = Date.now() - DAY;
      for (const { release, at } of seen.values()) if (at > since) gauge.inc({ release });
    },
  });
  return (visit, release) => {
    if (visit === null) return;
    // The ones seen last are last.
    seen.delete(visit);
    seen.set(visit, { release, at: Date.now() });
    const [oldest] = seen.keys();
    if (seen.size > MOST && oldest !== undefined) seen.delete(oldest);
  };
}
