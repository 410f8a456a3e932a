import { join } from 'node:path';
import { buildEdge, readEnvironment } from '@infra/edge';
import { APP_NAMES, releasesFolder, writeReleaseFile, type AppName, type AppVersion } from '@infra/releases';
import { isEdge, partsOf, processesOf, repository, type PartProcess } from '../parts';
import { startProcess, whenReady } from '../startProcess';
import { serveSite, type DevSite } from './serveSite';
import { watchApps } from './watchApps';

/** The edge looks at the release file every half second. */
const SEEN_AFTER = 600;

/** The process that runs a service and starts it again when a source of it changes. */
const watching = ({ parts }: PartProcess): string[] => [
  join(repository, 'node_modules/tsx/dist/cli.mjs'),
  'watch',
  '--clear-screen=false',
  join(repository, parts[0].source),
  ...parts.flatMap(({ args }) => args),
];

function publishDev(folder: string, versions: Map<AppName, AppVersion>): void {
  const of = (app: AppName): AppVersion => {
    const found = versions.get(app);
    if (!found) throw new Error(`${app} is not built`);
    return found;
  };
  const apps = { shell: of('shell'), quote: of('quote'), rates: of('rates'), bind: of('bind') };
  const dev = { id: 'dev', createdAt: new Date().toISOString(), apps };
  writeReleaseFile(folder, { live: 'dev', previous: null, canary: null, revoked: [], releases: { dev } });
}

/** Serves an app the way it is served in production; answers its origin and what ends it. */
async function serveEdge(app: AppName) {
  const environment = readEnvironment(app);
  const edge = await buildEdge({ app, environment });
  // The site's own port is that of the page with live reload, which stands before its edge.
  const place = app === 'shell' ? { port: 0, host: '127.0.0.1' } : { port: environment.port, host: '::' };
  return { app, origin: await edge.listen(place), edge };
}

/** Everything on this machine, built and started anew with every change. The answer ends it. */
export async function devEverything(portBase: number, dataDir: string): Promise<() => Promise<void>> {
  const folder = releasesFolder(dataDir);
  const services = processesOf(partsOf(portBase).filter((part) => !isEdge(part))).map((one) =>
    startProcess(one, dataDir, watching(one), () => {}),
  );
  let site: DevSite | undefined;
  const stopWatching = await watchApps({
    apps: APP_NAMES,
    releases: folder,
    mode: 'development',
    onBuilt(versions, changed) {
      publishDev(folder, versions);
      if (site) console.log(`built ${changed}`);
      setTimeout(() => site?.reload(), SEEN_AFTER);
    },
  });
  const edges = await Promise.all(APP_NAMES.map(serveEdge));
  const inner = edges.find(({ app }) => app === 'shell')?.origin ?? '';
  site = await serveSite(portBase, inner, (page) => page);
  const { server } = site;
  await Promise.all(services.map(whenReady));
  return async () => {
    server.closeAllConnections();
    server.close();
    await Promise.all([stopWatching(), ...edges.map(({ edge }) => edge.close())]);
    for (const service of services) await service.stop();
  };
}
