import { buildEdge, readEnvironment } from '@infra/edge';
import { releasesFolder, type AppVersion, type RemoteName } from '@infra/releases';
import { addFaults, listenForFaults, type Faults } from './faults';
import { overrideRemote } from './overrideRemote';
import { serveSite, type DevSite } from './serveSite';
import { watchApps } from './watchApps';

/**
 * Serves one local remote in a deployed shell: a local site proxies the deployed one and inserts the remote into its
 * pages. Returns a function that stops it.
 */
export async function devOne(
  name: RemoteName,
  deployed: string,
  portBase: number,
  dataDir: string,
): Promise<() => Promise<void>> {
  const environment = readEnvironment(name);
  let remote: AppVersion | undefined;
  let site: DevSite | undefined;
  const stopWatching = await watchApps({
    apps: [name],
    releases: releasesFolder(dataDir),
    // The deployed shell provides production React, which has no development JSX.
    mode: 'production',
    onBuilt(versions) {
      remote = versions.get(name);
      if (site) console.log(`built ${name}`);
      site?.reload();
    },
  });
  const faults: Faults = new Map();
  const edge = await buildEdge({ app: name, environment });
  addFaults(edge, name, faults);
  await edge.listen({ port: environment.port, host: '::' });
  const origin = environment.originOf({ app: name });
  site = await serveSite(portBase, deployed, (page) => {
    if (!remote) throw new Error(`${name} is not built`);
    return overrideRemote(page, { remote, origin, site: deployed });
  });
  const { server, reload } = site;
  const stopListening = listenForFaults([name], faults, reload);
  return async () => {
    stopListening();
    server.closeAllConnections();
    server.close();
    await Promise.all([stopWatching(), edge.close()]);
  };
}
