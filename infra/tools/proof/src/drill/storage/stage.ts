import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Host } from '@infra/api/testing/testClient';
import { type ApiProcess, type ApiSettings, startApi, StartRefused } from './apiProcess';
import { registerCleanup, removeFolder } from './cleanup';
import { type Outcome, Work } from './work';

/** A folder, the API over it, and shoppers who remember what was acknowledged. */
export interface Stage {
  folder: string;
  work: Work;
  /** Fails the drill with this fault unless the condition holds. */
  demand: (isSo: boolean, fault: string) => void;
  /** Sends the shoppers' calls to this API from now on. */
  start: (settings?: Partial<ApiSettings>) => Promise<ApiProcess>;
  /** The output of a start that must be refused. */
  refusal: (settings?: Partial<ApiSettings>) => Promise<string>;
}

const LOOK_EVERY = 20;

/** Waits until the condition holds, for a minute at most. */
export async function soon(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = performance.now() + 60_000;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await sleep(LOOK_EVERY);
  }
  return true;
}

/** One sentence, without a stack trace. */
const isOneSentence = (said: string): boolean =>
  /^cannot start: \S/.test(said) && said.trimEnd().split('\n').length === 1;

/** The output of a start that failed. */
const wordsOf = (starting: Promise<unknown>): Promise<string> =>
  starting.then(
    () => 'it started',
    (error: unknown) => (error instanceof StartRefused ? error.message : String(error)),
  );

function demand(isSo: boolean, fault: string): void {
  if (!isSo) throw new Error(fault);
}

function createStage(folder: string, started: ApiProcess[]): Stage {
  const host: Host = {
    inject: async (request) => {
      const current = started.at(-1);
      if (!current) throw new Error('nothing was started');
      return current.inject(request);
    },
    clock: Date.now,
  };
  const work = new Work(host);
  const start = async (settings: Partial<ApiSettings> = {}) => {
    const api = await startApi({ folder, ...settings });
    started.push(api);
    return api;
  };
  const refusal = async (settings?: Partial<ApiSettings>) => {
    const said = await wordsOf(start(settings));
    demand(isOneSentence(said), `not one sentence: ${said}`);
    return said;
  };
  return { folder, work, demand, start, refusal };
}

/** Runs on a temporary folder, which is removed afterwards with every process. */
export async function play(drill: (stage: Stage) => Promise<void>, given?: string): Promise<Outcome> {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'storage-'));
  const remove = registerCleanup(() => {
    if (given === undefined) removeFolder(folder);
  });
  const started: ApiProcess[] = [];
  const stage = createStage(folder, started);
  const { work } = stage;
  try {
    await drill(stage);
  } catch (error) {
    work.fault(error instanceof Error ? error.message : 'unknown');
  } finally {
    await work.rest();
    for (const api of started) await api.kill();
    remove();
  }
  return work.outcome;
}
