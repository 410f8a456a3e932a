import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Row } from '../report/row';
import { systemMemory } from '../system/residentMemory';

/** Number of samples at rest, and the milliseconds between them, because garbage comes and goes. */
const LOOKS = 5;
const PAUSE = 1000;

/** Memory of everything that the process started, with shared pages counted once (PSS), and once per process (RSS). */
export async function memoryRows(pid: number, print: (line: string) => void): Promise<Row[]> {
  const looks = [systemMemory(pid)];
  while (looks.length < LOOKS) {
    await sleep(PAUSE);
    looks.push(systemMemory(pid));
  }
  const shares = looks.map(({ share }) => share).filter((share) => share !== null);
  if (shares.length === 0) print('PSS of the whole system skipped: this system does not tell it');
  const pss: Row = {
    name: 'whole system at rest: PSS',
    unit: 'MB',
    federated: shares,
    budget: atMost(520, '520 MB'),
  };
  const rss: Row = {
    name: 'whole system at rest: RSS',
    unit: 'MB',
    federated: looks.map(({ resident }) => resident),
  };
  return shares.length === 0 ? [rss] : [pss, rss];
}
