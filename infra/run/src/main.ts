import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildAll, openStore, publish, readApi, readReleaseFile } from '@infra/releases';
import { startFailure } from '@infra/server';
import { isEdge, partsOf, processesOf, type PartProcess } from './parts';
import { builtCommand, linesOf, startProcess, whenReady, type RunningProcess } from './startProcess';
import { demandPorts, readPortBase } from './takenPorts';

const dataDir = resolve(process.env.DATA_DIR ?? '.data');
const running: RunningProcess[] = [];
const building = new AbortController();
let stopping = false;

/** ms for the edges to finish pending requests before the API stops. */
const EDGES_FIRST = 2000;

async function stopAll(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  building.abort();
  // The site stops first, so that no request starts that the API can no longer finish.
  const [edges, services] = [true, false].map((first) =>
    running.filter((one) => isEdge(one.parts[0]) === first),
  );
  const ended = Promise.all((edges ?? []).map((one) => one.stop()));
  await Promise.race([ended, sleep(EDGES_FIRST)]);
  await Promise.all([ended, ...(services ?? []).map((one) => one.stop())]);
  process.exit(code);
}

function begin(back: string, started: PartProcess): RunningProcess {
  const one = startProcess(started, dataDir, builtCommand(back, started), (code) => {
    // Reported instead of restarted: `node infra/run/serve.mjs <name>` restarts it.
    if (!stopping)
      console.error(`${started.name} has stopped (${code ?? 'killed'}); the others keep running`);
  });
  running.push(one);
  return one;
}

async function startAll(back: string): Promise<void> {
  const portBase = readPortBase(process.env.PORT_BASE);
  const parts = partsOf(portBase);
  await demandPorts(parts.map(({ port }) => port));
  const processes = processesOf(parts);
  // The services start while the apps are built.
  for (const one of processes.filter((each) => !isEdge(each.parts[0]))) begin(back, one);
  const builds = await buildAll({ log: console.log, signal: building.signal });
  const store = openStore({ ...process.env, DATA_DIR: dataDir });
  // What goes live is compared with the API, which may still be starting.
  await Promise.all(running.map(whenReady));
  const askApi = readApi({ ...process.env, PORT_BASE: String(portBase) });
  const release = await publish(store, builds, { why: 'npm start', askApi, live: true, isStart: true });
  const live = (await readReleaseFile(store))?.live;
  console.log(
    `release ${release}${live === release ? '' : ` waits, because releases are frozen or walks are demanded; ${live} stays live`}`,
  );
  for (const one of processes.filter((each) => isEdge(each.parts[0]))) begin(back, one);
  await Promise.all(running.map(whenReady));
  console.log(running.flatMap(linesOf).join('\n'));
  console.log(`ready http://localhost:${portBase}`);
}

/** `npm start`, with the back end's build in this folder. */
export async function run(back: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAll(0));
  try {
    await startAll(back);
  } catch (error) {
    if (!stopping) console.error(startFailure(error));
    await stopAll(1);
  }
}
