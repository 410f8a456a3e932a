import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a process has, together with all processes that it started. */
interface Held {
  /** MB; a page that several processes share is counted once. */
  memory: number;
  files: number;
}

/** Each process by its name, at one moment. */
export type Sample = Record<string, Held>;

const MB = 1024 * 1024;

/** The process and everything below it. */
function familyOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(familyOf)];
  } catch {
    // It has just ended.
    return [];
  }
}

function heldBy(pid: number): Held {
  try {
    const [, memory = '0'] = /^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return { memory: Number(memory) / 1024, files: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return { memory: 0, files: 0 };
  }
}

function heldByAll(pids: readonly number[]): Held {
  const all = pids.map(heldBy);
  return {
    memory: Math.round(all.reduce((sum, { memory }) => sum + memory, 0)),
    files: all.reduce((sum, { files }) => sum + files, 0),
  };
}

export const sampleOf = (processes: Record<string, number>): Sample =>
  Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, heldByAll(familyOf(pid))]));

/** MB of each file below a folder, by its path. */
export function fileSizes(folder: string): Map<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, (statSync(path, { throwIfNoEntry: false })?.size ?? 0) / MB];
    }),
  );
}

export const sizeOf = (folder: string): number =>
  [...fileSizes(folder).values()].reduce((sum, size) => sum + size, 0);

export const percentile = (figures: readonly number[], share: number): number =>
  figures.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(figures.length * share) - 1)] ?? 0;

/** How many times more a process may hold at the end than once it is warm, since caches still fill and work varies. */
const MOST = 1.2;
const SPARE = { memory: 15, files: 16 };

/** What has grown between the second quarter of the samples and the last. */
export function growthOf(samples: readonly Sample[]): string[] {
  const quarter = Math.floor(samples.length / 4);
  const typical = (part: readonly Sample[], name: string, what: keyof Held) =>
    percentile(
      part.map((sample) => sample[name]?.[what] ?? 0),
      0.5,
    );
  const grown = (name: string, what: keyof Held): string[] => {
    const before = typical(samples.slice(quarter, 2 * quarter), name, what);
    const after = typical(samples.slice(-quarter), name, what);
    return after > before * MOST + SPARE[what] ? [`${what} of ${name}: ${before}, then ${after}`] : [];
  };
  return Object.keys(samples[0] ?? {}).flatMap((name) => [...grown(name, 'memory'), ...grown(name, 'files')]);
}
