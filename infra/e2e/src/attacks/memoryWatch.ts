import { execFileSync } from 'node:child_process';

/** How many times of its memory before the attacks a process may have during one, on a machine that does nothing else. */
const MOST = 1.3;
/** ms between looks. */
const LOOK_EVERY = 500;

/** A process and the most memory that it had before the attacks, in MB. */
export interface Measured {
  name: string;
  pid: number;
  before: number;
}

const residentMemory = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Watches processes until its result is asked for: the most memory that each had, in their order. */
function watchHighest(pids: readonly number[]): () => number[] {
  let highest = pids.map(() => 0);
  const look = () => (highest = pids.map((pid, index) => Math.max(highest[index] ?? 0, residentMemory(pid))));
  const timer = setInterval(look, LOOK_EVERY);
  return () => {
    clearInterval(timer);
    return look();
  };
}

/** Measures named processes during ordinary work. */
export async function measure(
  processes: Record<string, number>,
  work: () => Promise<void>,
): Promise<Measured[]> {
  const all = Object.entries(processes);
  const highest = watchHighest(all.map(([, pid]) => pid));
  await work();
  const most = highest();
  return all.map(([name, pid], index) => ({ name, pid, before: most[index] ?? 0 }));
}

/** Watches measured processes until its result is asked for: how many times larger each was at most, and what is wrong. */
export function watchMemory(measured: readonly Measured[], most = MOST) {
  const highest = watchHighest(measured.map(({ pid }) => pid));
  return (): { grown: Record<string, number>; faults: string[] } => {
    const during = highest();
    const compared = measured.map(({ name, before }, index) => ({
      name,
      before,
      during: during[index] ?? 0,
    }));
    const faults = compared
      .filter((one) => one.during > most * one.before)
      .map((one) => `${one.name} grew from ${Math.round(one.before)} to ${Math.round(one.during)} MB`);
    const grown = compared.map((one) => [one.name, Number((one.during / one.before).toFixed(2))]);
    return { grown: Object.fromEntries(grown), faults };
  };
}

/** The processes that `npm start` names, each once: parts that share one share its memory. */
export function processesOf(output: string): Record<string, number> {
  const named = [...output.matchAll(/^(\S+) +http\S+ +pid (\d+)$/gm)];
  const first = new Map(named.toReversed().map(([, name = '', pid]) => [Number(pid), name]));
  return Object.fromEntries([...first].map(([pid, name]) => [name, pid]));
}
