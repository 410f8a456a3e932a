import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildAll, openStore, publish, readApi } from '@infra/releases';
import { readSettings, startFailure } from '@infra/server';
import { isEdge, partsOf, processesOf, type PartProcess } from './parts';
import { START_PART } from './settings';
import { keepLogsSmall } from './rotateLogs';
import { builtCommand, linesOf, whenEnded, whenReady } from './startProcess';
import { Supervisor } from './supervise';
import { demandPorts } from './takenPorts';

const building = new AbortController();
let stopping = false;

/** ms for the edges to finish pending requests before the API stops. */
const EDGES_FIRST = 2000;

const runsEdge = ({ parts }: PartProcess): boolean => isEdge(parts[0]);

async function stopAll(code: number, supervisor: Supervisor): Promise<void> {
  if (stopping) return;
  stopping = true;
  building.abort();
  // The site stops first, so that no request starts that the API can no longer finish.
  const edges = supervisor.stop(runsEdge);
  await Promise.race([edges, sleep(EDGES_FIRST)]);
  await Promise.all([edges, supervisor.stop((one) => !runsEdge(one))]);
  process.exit(code);
}

async function startAll(supervisor: Supervisor, portBase: number, dataDir: string): Promise<void> {
  const parts = partsOf(portBase);
  await demandPorts(parts.map(({ port }) => port));
  const processes = processesOf(parts);
  // The services start while the apps are built.
  for (const one of processes.filter((each) => !runsEdge(each))) supervisor.start(one);
  const builds = await Promise.race([
    buildAll({ log: console.log, signal: building.signal }),
    ...supervisor.running().map(whenEnded),
  ]);
  const store = openStore({ ...process.env, DATA_DIR: dataDir });
  // What goes live is compared with the API, which may still be starting.
  await Promise.all(supervisor.running().map(whenReady));
  const askApi = readApi({ ...process.env, PORT_BASE: String(portBase) });
  const overTeams = process.argv.includes('--publish');
  const options = { why: 'npm start', askApi, live: true, isStart: true, overTeams };
  const { published, isLive, waiting } = await publish(store, builds, options);
  const waits = isLive ? '' : ' (waits, because releases are frozen or walks are demanded)';
  for (const name of published) console.log(`published ${name}${waits}`);
  for (const line of waiting) console.log(line);
  for (const one of processes.filter(runsEdge)) supervisor.start(one);
  await Promise.all(supervisor.running().map(whenReady));
  supervisor.keepRunning();
  console.log(supervisor.running().flatMap(linesOf).join('\n'));
  console.log(`ready http://localhost:${portBase}`);
}

/** `npm start`, with the back end's build in this folder. */
export async function run(back: string): Promise<void> {
  const { PORT_BASE, DATA_DIR, RESTART_PARTS } = readSettings(START_PART, process.env);
  const dataDir = resolve(DATA_DIR);
  const supervisor = new Supervisor({
    dataDir,
    restarts: RESTART_PARTS === 'on',
    commandOf: (started) => builtCommand(back, started),
    say: console.error,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAll(0, supervisor));
  // Until the process exits, because parts that stop still log.
  keepLogsSmall(dataDir);
  try {
    await startAll(supervisor, PORT_BASE, dataDir);
  } catch (error) {
    if (!stopping) console.error(startFailure(error));
    await stopAll(1, supervisor);
  }
}
