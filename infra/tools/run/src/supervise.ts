import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { tellPartStates, type PartStates } from '@infra/server';
import type { PartProcess } from './parts';
import { answers, startProcess, whenReady, type RunningProcess } from './startProcess';

/** A process that dies this often within the window, in ms, stays down. */
const MOST_DEATHS = 5;
const WINDOW = 60_000;
/** ms until the first restart; each further death within the window doubles it. */
const FIRST_WAIT = 250;
/** ms between looks whether a person has started a part that stayed down. */
const LOOK_EVERY = 2000;

export interface Supervision {
  dataDir: string;
  /** Whether a process that dies is restarted; otherwise it is only named. */
  restarts: boolean;
  commandOf: (started: PartProcess) => string[];
  /** Prints a sentence for the person at the terminal. */
  say: (sentence: string) => void;
}

/** ms until a process that died is restarted; null: it stays down. */
export function waitAfter(deaths: readonly number[]): number | null {
  const last = deaths.at(-1) ?? 0;
  const recent = deaths.filter((at) => at > last - WINDOW).length;
  return recent >= MOST_DEATHS ? null : FIRST_WAIT * 2 ** (recent - 1);
}

/** Starts the system's processes, restarts those that die, and tells the site's process which do not run. */
export class Supervisor {
  private readonly processes = new Map<string, RunningProcess>();
  private readonly deaths = new Map<string, number[]>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private states: PartStates = {};
  private phase: 'starting' | 'up' | 'stopping' = 'starting';

  constructor(private readonly supervision: Supervision) {}

  start(started: PartProcess): RunningProcess {
    const { dataDir, commandOf } = this.supervision;
    const command = commandOf(started);
    const one = startProcess(started, dataDir, command, (code) => this.noticeDeath(started, code));
    this.processes.set(started.name, one);
    if (started.name === 'site') tellPartStates(one.child, this.states);
    return one;
  }

  running(): RunningProcess[] {
    return [...this.processes.values()];
  }

  /** From here on a process that dies is restarted; before that, its death fails the start. */
  keepRunning(): void {
    this.phase = 'up';
  }

  /** Restarts nothing from here on, and stops these processes. */
  async stop(which: (one: PartProcess) => boolean): Promise<void> {
    this.phase = 'stopping';
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(
      this.running()
        .filter(which)
        .map((one) => one.stop()),
    );
  }

  private note(name: string, state: PartStates[string] | null): void {
    const { [name]: _, ...others } = this.states;
    this.states = state ? { ...others, [name]: state } : others;
    const site = this.processes.get('site');
    if (site) tellPartStates(site.child, this.states);
  }

  private tell({ name }: PartProcess, sentence: string): void {
    this.supervision.say(sentence);
    const line = { level: 'error', time: new Date().toISOString(), msg: sentence };
    const log = join(this.supervision.dataDir, 'logs', `${name}.log`);
    try {
      appendFileSync(log, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    } catch {
      // The terminal has it; a full disk must not end npm start.
    }
  }

  private later(wait: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void work();
    }, wait);
    this.timers.add(timer);
  }

  private noticeDeath(started: PartProcess, code: number | null): void {
    if (this.phase !== 'up') return;
    const { name } = started;
    const times = [...(this.deaths.get(name) ?? []), Date.now()];
    this.deaths.set(name, times);
    const wait = this.supervision.restarts ? waitAfter(times) : null;
    this.note(name, wait === null ? 'down' : 'restarting');
    const how = code === null ? 'was killed' : `has stopped with code ${code}`;
    if (wait === null) {
      const often = this.supervision.restarts
        ? `; that was ${MOST_DEATHS} times within a minute, so it`
        : ' and';
      this.tell(
        started,
        `${name} ${how}${often} stays down: read logs/${name}.log in the data folder, then run node infra/tools/run/serve.mjs ${name}`,
      );
      this.later(LOOK_EVERY, () => this.noticeReturn(started));
      return;
    }
    this.tell(started, `${name} ${how}; it is restarted in ${wait} ms`);
    this.later(wait, () => this.restart(started));
  }

  private async restart(started: PartProcess): Promise<void> {
    const one = this.start(started);
    try {
      await whenReady(one);
      if (this.processes.get(started.name) === one) this.note(started.name, null);
    } catch {
      // A death is handled where it is noticed; a part that only hangs stays `restarting`.
    }
  }

  private async noticeReturn(started: PartProcess): Promise<void> {
    const answering = await Promise.all(started.parts.map(answers));
    if (answering.every(Boolean)) this.note(started.name, null);
    else if (this.phase === 'up') this.later(LOOK_EVERY, () => this.noticeReturn(started));
  }
}
