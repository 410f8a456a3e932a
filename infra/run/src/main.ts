import { resolve } from 'node:path';
import { buildAll, publish, releasesFolder } from '@infra/releases';
import { partsOf } from './parts';
import { startPart, whenReady, type RunningPart } from './startPart';
import { takenPorts } from './takenPorts';

const portBase = Number(process.env.PORT_BASE ?? 3000);
const dataDir = resolve(process.env.DATA_DIR ?? '.data');
const running: RunningPart[] = [];
const building = new AbortController();
let stopping = false;

/** What serves an app needs a release first; the services do not. */
const isEdge = ({ args }: { args: string[] }): boolean => args.includes('--app');

async function stopAll(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  building.abort();
  // The site first, so that nobody begins what the API can no longer finish.
  for (const part of running.toReversed()) await part.stop();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stopAll(0));
process.once('disconnect', () => void stopAll(1));

function begin(part: ReturnType<typeof partsOf>[number]): RunningPart {
  const started = startPart(part, dataDir, (code) => {
    // Said, not hidden by a restart: `node infra/run/serve.mjs <name>` brings it back.
    if (!stopping) console.error(`${part.name} has stopped (${code ?? 'killed'}); the others go on`);
  });
  running.push(started);
  return started;
}

try {
  const parts = partsOf(portBase);
  // Else whatever listens there would answer for a part that could not start.
  const taken = await takenPorts(parts.map(({ port }) => port));
  if (taken.length > 0) throw new Error(`ports in use: ${taken.join(', ')}; PORT_BASE moves all ports`);
  // The services start while the apps are built.
  const services = parts.filter((part) => !isEdge(part)).map(begin);
  const builds = await buildAll({ log: console.log, signal: building.signal });
  const release = publish(releasesFolder(dataDir), builds);
  console.log(`release ${release}`);
  const all = [...services, ...parts.filter(isEdge).map(begin)];
  await Promise.all(all.map(whenReady));
  for (const { part, child } of all) {
    console.log(`${part.name.padEnd(13)} http://localhost:${part.port}  pid ${child.pid}`);
  }
  console.log(`ready http://localhost:${portBase}`);
} catch (error) {
  if (!stopping) console.error(error instanceof Error ? error.message : error);
  await stopAll(1);
}
