import { cleanUpAtExit } from './cleanup';
import {
  fullDisk,
  hasNamespaces,
  killed,
  killedTogether,
  olderRelease,
  OTHER_NAMESPACE,
  twoProcesses,
  wrongKey,
} from './onFolder';
import { flushed, hasFragileDisk, hasStrace, powerCut } from './flushes';
import { frozen, promoted, promotedLate, restarted } from './onPostgres';
import { isLoss, type Outcome } from './work';

interface Drill {
  name: string;
  run: () => Promise<Outcome | null>;
  /** Why it cannot run here. */
  skip?: string | null;
}

function drillsOf(times: number): Drill[] {
  return [
    { name: 'two processes on one folder', run: () => twoProcesses() },
    {
      name: 'two processes in two pid namespaces on one folder',
      run: () => twoProcesses(OTHER_NAMESPACE),
      skip: hasNamespaces() ? null : 'no pid namespaces for this user',
    },
    { name: 'killed while saving', run: () => killed('save', times) },
    { name: 'the API and its PostgreSQL killed in any order', run: () => killedTogether(times) },
    { name: 'killed while rating', run: () => killed('rate', times) },
    {
      name: 'a flush for each acknowledged write',
      run: () => flushed(40 * times),
      skip: hasStrace() ? null : 'no strace for this user',
    },
    {
      name: 'power cut while saving',
      run: () => powerCut(times),
      skip: hasFragileDisk() ? null : 'no file system in a file for this user',
    },
    { name: 'disk full', run: fullDisk },
    { name: 'wrong key', run: wrongKey },
    { name: 'older release on a newer schema', run: olderRelease },
    { name: 'PostgreSQL frozen', run: frozen },
    { name: 'PostgreSQL restarted', run: () => restarted(times) },
    { name: 'PostgreSQL standby promoted', run: () => promoted(times) },
    { name: 'PostgreSQL control: an asynchronous standby promoted', run: control },
  ];
}

/** It must find lost writes, which shows that the drill before it would. */
async function control(): Promise<Outcome> {
  const { faults, ...outcome } = await promotedLate();
  return {
    ...outcome,
    faults: faults.some(isLoss) ? [] : ['nothing was lost without a synchronous standby'],
  };
}

/** `[kills or restarts in each drill] [part of a drill's name]`: returns how many drills found a fault. */
export async function runStorage([times = '5', part = '']: readonly string[]): Promise<number> {
  cleanUpAtExit();
  let failed = 0;
  for (const { name, run, skip = null } of drillsOf(Number(times))) {
    if (!name.includes(part)) continue;
    const started = Date.now();
    const outcome = skip === null ? await run() : null;
    if (outcome === null) {
      console.log(`skipped: ${name} (${skip ?? 'no small disk for this user'})`);
      continue;
    }
    if (outcome.faults.length > 0) failed += 1;
    const seconds = Math.round((Date.now() - started) / 1000);
    const result = outcome.faults.length === 0 ? 'ok' : 'FAILED';
    console.log(JSON.stringify({ drill: name, ...outcome, seconds, result }));
  }
  return failed;
}
