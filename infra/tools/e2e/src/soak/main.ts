import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { placesIn } from '@infra/postgres';
import { processesOf } from '../attacks/memoryWatch';
import { PORT_BASE, root, startSystem, type System } from '../system/system';
import { fileSizes, growthOf, percentile, type Sample, sampleOf, sizeOf } from './growth';
import { START, startTraffic, type Traffic } from './traffic';
import { upkeepOf } from './upkeep';

/**
 * `npm run drill -- soak [minutes] [shoppers]`: shoppers buy policy after policy while a visitor opens pages and
 * partners' frames and reports them. Fails if something fails, gets slower, or grows beyond what is kept.
 */
const minutes = Number(process.argv[2] ?? 20);
const shoppers = Number(process.argv[3] ?? 5);
/** ms in which caches fill and code is compiled; nothing is measured yet. */
const WARM_UP = Math.min(120_000, minutes * 15_000);
/** ms between two samples. */
const LOOK_EVERY = 5000;
/** How many times slower the slowest 1% of the last third may be than that of the first. */
const MOST_SLOWER = 1.2;
/** Minutes from which on a vacuum must have been seen; PostgreSQL looks for work every minute. */
const VACUUM_BY = 10;
/** MB that are kept of a policy and its quote (operations), and of PostgreSQL's own log at any time. */
const POLICY = 0.75;
const WRITE_AHEAD = 300;
/** MB of a log before it is rotated, plus what is added until the next check. */
const LOG = 10 + 10;

/** Makes a partner; its key. */
function addPartner(dataDir: string): string {
  const asked = [
    'run',
    '--silent',
    'partners',
    '--',
    'add',
    'Soak',
    '--origin',
    'http://127.0.0.1',
    '--mode',
    'frame',
  ];
  const env = { ...process.env, PORT_BASE: String(PORT_BASE), DATA_DIR: dataDir };
  return /pk_\w+/.exec(execFileSync('npm', asked, { cwd: root, env, encoding: 'utf8' }))?.[0] ?? '';
}

const pagesWith = (partner: string): string[] => [
  START,
  '/es/cotizaciones/nueva',
  '/privacy',
  `/embed/frame?partner=${partner}`,
  '/embed/v1.js',
  '/v2/carriers/getallcarriers',
  '/healthz',
];

/** Samples the processes until the time is over. */
async function watch(processes: Record<string, number>, traffic: Traffic): Promise<Sample[]> {
  const samples: Sample[] = [];
  const end = Date.now() + minutes * 60_000;
  await pause(WARM_UP);
  traffic.warm();
  while (Date.now() < end) {
    samples.push(sampleOf(processes));
    await pause(LOOK_EVERY);
  }
  return samples;
}

function slowedDown(took: readonly number[]): { p99: [number, number]; faults: string[] } {
  const third = Math.floor(took.length / 3);
  const first = Math.round(percentile(took.slice(0, third), 0.99));
  const last = Math.round(percentile(took.slice(-third), 0.99));
  const fault = `the slowest 1% took ${first} ms at first, and ${last} at the end`;
  return { p99: [first, last], faults: last > first * MOST_SLOWER ? [fault] : [] };
}

/** Which logs are larger than they may be. */
const largeLogs = (dataDir: string): string[] =>
  [...fileSizes(join(dataDir, 'logs'))]
    .filter(([, size]) => size > LOG)
    .map(([path, size]) => `${path} has ${Math.round(size)} MB`);

async function soak(running: System): Promise<string[]> {
  const { dataDir } = running;
  const database = placesIn(dataDir).data;
  const before = sizeOf(database);
  const traffic = startTraffic(shoppers, pagesWith(addPartner(dataDir)));
  const samples = await watch(processesOf(running.output()), traffic);
  await traffic.stop();
  const { took, faults, ...met } = traffic.met;
  const { checkpoints, vacuums } = await upkeepOf(dataDir);
  const kept = Math.round(sizeOf(database) - before);
  const { p99, faults: slower } = slowedDown(took);
  const logs = Math.round(sizeOf(join(dataDir, 'logs')));
  const [first, last] = [samples[Math.floor(samples.length / 4)], samples.at(-1)];
  console.log(JSON.stringify({ minutes, ...met, p99, kept, logs, checkpoints, vacuums, first, last }));
  return [
    ...faults,
    ...slower,
    ...growthOf(samples),
    ...largeLogs(dataDir),
    ...(kept > met.policies * POLICY + WRITE_AHEAD ? [`the database grew by ${kept} MB`] : []),
    ...(checkpoints === 0 ? ['PostgreSQL made no checkpoint'] : []),
    ...(minutes >= VACUUM_BY && vacuums === 0 ? ['PostgreSQL vacuumed nothing'] : []),
    ...(met.policies === 0 ? ['nobody bought a policy'] : []),
  ];
}

// Each client has an address of its own, and nobody waits for a limit.
const system = await startSystem({ RATE_LIMIT_SCALE: '1000' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void system.stop().finally(() => process.exit(1)));
}
let faults = ['did not end'];
try {
  faults = await soak(system);
} finally {
  await system.stop();
}
for (const fault of new Set(faults))
  console.error(`${faults.filter((one) => one === fault).length} x ${fault}`);
console.log(faults.length === 0 ? 'ok' : 'FAILED');
process.exit(faults.length === 0 ? 0 : 1);
