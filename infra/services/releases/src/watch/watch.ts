import { join, dirname } from 'node:path';
import { METRICS_PATH } from '@infra/server';
import { addToHistory, measuredSince, type Slot } from './history';
import type { Measured } from './measured';
import { countedSince, readMetrics, readVisits, type ReadMetric } from './readMetrics';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

function parse(line: string): Slot[] {
  try {
    const slot: Slot = JSON.parse(line);
    return [slot];
  } catch {
    // A crash cut it off.
    return [];
  }
}

/** The slots of a file, each minute as it was written last, without those older than a day; the rest leaves the file. */
function readHistory(file: string, now: number): Slot[] {
  if (!existsSync(file)) return [];
  const all = readFileSync(file, 'utf8').split('\n').filter(Boolean).flatMap(parse);
  // A service that restarts writes a minute when it stops, and again once it has counted more of it.
  const minutes = new Map(all.map((slot) => [slot.at, slot]));
  const slots = addToHistory([...minutes.values()], [], now);
  const next = `${file}.next`;
  writeFileSync(next, slots.map((slot) => `${JSON.stringify(slot)}\n`).join(''), { mode: 0o600 });
  renameSync(next, file);
  return slots;
}

/** Adds slots to a file, but not its last one again; a slot that counts more is another object. */
function slotWriter(file: string, last: Slot | undefined): (slot: Slot | undefined) => void {
  let written = last;
  return (slot) => {
    if (!slot || slot === written) return;
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, `${JSON.stringify(slot)}\n`, { mode: 0o600 });
    written = slot;
  };
}

/** ms until an edge that does not answer is left out. */
const ANSWER_LIMIT = 3000;

export interface WatchOptions {
  /** The releases folder. */
  folder: string;
  /** Origins of the site's edges, as this machine reaches them. */
  edges: readonly string[];
  /** What their `/metrics` demand; null: nothing. */
  token: string | null;
  /** ms between two readings. */
  everyMs?: number;
  now?: () => number;
}

/** What is known of an edge; `answers` is false while it is down. */
export interface WatchedEdge {
  origin: string;
  answers: boolean;
}

/** What an edge says. */
interface Counted {
  measured: Measured[];
  visits: Map<string, number>;
}

async function readEdge(origin: string, token: string | null): Promise<Counted | null> {
  try {
    const answer = await fetch(origin + METRICS_PATH, {
      headers: {
        accept: 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(ANSWER_LIMIT),
    });
    if (!answer.ok) return null;
    const metrics: ReadMetric[] = await answer.json();
    return { measured: readMetrics(metrics), visits: readVisits(metrics) };
  } catch {
    return null;
  }
}

/** Collects what the edges count, and keeps a day of it. Nothing a shopper sees depends on it. */
export function createWatch({ folder, edges, token, everyMs = 5000, now = Date.now }: WatchOptions) {
  const file = join(folder, 'watch.jsonl');
  const before = new Map<string, Measured[]>();
  const known = new Map<string, boolean>();
  const visits = new Map<string, Map<string, number>>();
  let slots = readHistory(file, now());
  const write = slotWriter(file, slots.at(-1));
  let timer: NodeJS.Timeout | undefined;

  function keep(measured: Measured[]): void {
    const last = slots.at(-1);
    slots = addToHistory(slots, measured, now());
    if (slots.at(-1)?.at !== last?.at) write(last);
  }
  async function readOne(origin: string): Promise<Measured[]> {
    const counted = await readEdge(origin, token);
    const isFirst = !known.has(origin);
    known.set(origin, counted !== null);
    // An edge that was down starts at zero. One that was up before this process was counted by the one before.
    if (!counted) return isFirst ? (before.set(origin, []), []) : [];
    const { measured } = counted;
    visits.set(origin, counted.visits);
    const old = before.get(origin) ?? measured;
    before.set(origin, measured);
    return countedSince(measured, old);
  }
  const read = async (): Promise<void> => keep((await Promise.all(edges.map(readOne))).flat());
  const start = (): void => {
    timer = setTimeout(() => void read().finally(start), everyMs);
    timer.unref();
  };
  return {
    /** Reads every edge once. */
    read,
    /** Reads them now and every few seconds, until `stop`. */
    start: () => void read().finally(start),
    stop(): void {
      clearTimeout(timer);
      write(slots.at(-1));
    },
    slots: (): readonly Slot[] => slots,
    /** Everything measured since an instant (ms), to the minute. */
    since: (instant: number): Measured[] => measuredSince(slots, instant),
    /** How many visits of the last day have each release, by its id; an edge that is down counts as it did last. */
    visits(): ReadonlyMap<string, number> {
      const sum = new Map<string, number>();
      for (const own of visits.values())
        for (const [id, count] of own) sum.set(id, (sum.get(id) ?? 0) + count);
      return sum;
    },
    edges: (): WatchedEdge[] => edges.map((origin) => ({ origin, answers: known.get(origin) === true })),
  };
}

export type Watch = ReturnType<typeof createWatch>;
