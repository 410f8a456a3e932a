import { execFileSync } from 'node:child_process';

/** How many times of its memory before the attacks a process may have: once its garbage is collected, and ever. */
const MOST = 1.3;
const MOST_EVER = 2;
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

/** The memory that processes have and had at most, in their order, looked at until stopped. */
function watchPids(pids: readonly number[]) {
  let [last, highest] = [pids.map(() => 0), pids.map(() => 0)];
  const look = () => {
    last = pids.map(residentMemory);
    highest = last.map((now, index) => Math.max(now, highest[index] ?? 0));
    return { last, highest };
  };
  const timer = setInterval(look, LOOK_EVERY);
  return { look, stop: () => clearInterval(timer) };
}

/** Measures named processes during ordinary work. */
export async function measure(
  processes: Record<string, number>,
  work: () => Promise<void>,
): Promise<Measured[]> {
  const all = Object.entries(processes);
  const watch = watchPids(all.map(([, pid]) => pid));
  try {
    await work();
    const { highest } = watch.look();
    return all.map(([name, pid], index) => ({ name, pid, before: highest[index] ?? 0 }));
  } finally {
    watch.stop();
  }
}

/** Watches measured processes: how many times larger each was at most, and what is wrong now. */
export function watchMemory(measured: readonly Measured[], settled = MOST) {
  const watch = watchPids(measured.map(({ pid }) => pid));
  const look = () => {
    const { last, highest } = watch.look();
    return measured.map((one, index) => ({ ...one, now: last[index] ?? 0, most: highest[index] ?? 0 }));
  };
  return {
    faults: (): string[] =>
      look()
        .filter(({ before, now, most }) => now > settled * before || most > MOST_EVER * before)
        .map(
          ({ name, before, now, most }) =>
            `${name} grew from ${Math.round(before)} to ${Math.round(most)} MB, and has ${Math.round(now)}`,
        ),
    grown: (): Record<string, number> =>
      Object.fromEntries(look().map(({ name, before, most }) => [name, Number((most / before).toFixed(2))])),
    stop: watch.stop,
  };
}

/** The processes that `npm start` names, each once: parts that share one share its memory. */
export function processesOf(output: string): Record<string, number> {
  const named = [...output.matchAll(/^(\S+) +http\S+ +pid (\d+)$/gm)];
  const first = new Map(named.toReversed().map(([, name = '', pid]) => [Number(pid), name]));
  return Object.fromEntries([...first].map(([pid, name]) => [name, pid]));
}
