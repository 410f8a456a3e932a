import { buildEdge, readEnvironment } from '@infra/edge';
import {
  APP_NAMES,
  folderStore,
  fileWith,
  releasesFolder,
  REMOTE_NAMES,
  writeReleaseFile,
  type AppName,
  type AppVersion,
} from '@infra/releases';
import { isEdge, partsOf, processesOf } from '../parts';
import { keepLogsSmall } from '../rotateLogs';
import { startProcess, whenReady } from '../startProcess';
import { addFaults, listenForFaults, type Faults } from './faults';
import { serveSite, type DevSite } from './serveSite';
import { watchApps } from './watchApps';
import { watching } from './watching';

/** The edge checks the release file every half second. */
const SEEN_AFTER = 600;

async function publishDev(folder: string, versions: Map<AppName, AppVersion>): Promise<void> {
  const of = (app: AppName): AppVersion => {
    const found = versions.get(app);
    if (!found) throw new Error(`${app} is not built`);
    return found;
  };
  await writeReleaseFile(folderStore(folder), fileWith(APP_NAMES.map(of)));
}

/** Serves an app like in production; returns its origin and a function that stops it. */
async function serveEdge(app: AppName, faults: Faults) {
  const environment = readEnvironment(app);
  const edge = await buildEdge({ app, environment });
  if (app !== 'shell') addFaults(edge, app, faults);
  // The site's own port belongs to the page with live reload, which is in front of its edge.
  const place = app === 'shell' ? { port: 0, host: '127.0.0.1' } : { port: environment.port, host: '::' };
  return { app, origin: await edge.listen(place), edge };
}

/** Builds and serves everything on this machine, rebuilding on every change. Returns a function that stops it. */
export async function devEverything(portBase: number, dataDir: string): Promise<() => Promise<void>> {
  const folder = releasesFolder(dataDir);
  const services = processesOf(partsOf(portBase).filter((part) => !isEdge(part))).map((one) =>
    startProcess(one, dataDir, watching(one), () => {}),
  );
  const stopRotating = keepLogsSmall(dataDir);
  let site: DevSite | undefined;
  const stopWatching = await watchApps({
    apps: APP_NAMES,
    releases: folder,
    mode: 'development',
    async onBuilt(versions, changed) {
      await publishDev(folder, versions);
      if (site) console.log(`built ${changed}`);
      setTimeout(() => site?.reload(), SEEN_AFTER);
    },
  });
  const faults: Faults = new Map();
  const edges = await Promise.all(APP_NAMES.map((app) => serveEdge(app, faults)));
  const inner = edges.find(({ app }) => app === 'shell')?.origin ?? '';
  site = await serveSite(portBase, inner, (page) => page);
  const { server, reload } = site;
  await Promise.all(services.map(whenReady));
  const stopListening = listenForFaults(REMOTE_NAMES, faults, reload);
  return async () => {
    stopListening();
    server.closeAllConnections();
    server.close();
    await Promise.all([stopWatching(), ...edges.map(({ edge }) => edge.close())]);
    for (const service of services) await service.stop();
    stopRotating();
  };
}
