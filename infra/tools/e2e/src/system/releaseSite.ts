import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DescribedBuild } from '@shared/kit';
import { serviceDesk, type ServiceDesk } from '@shared/kit/release';
import { pageDataIn } from '../journey/pageData';
import type { Change } from './changedBuild';
import { giveHistory, publishChanged } from './giveHistory';
import type { RemoteName } from './processes';
import { releaseCommand } from './releaseCommand';
import { PORT_BASE, startSystem } from './system';
import { until } from './until';
import { newAddress } from './wire';

/** What the release service read of one version from the site's edge. */
export interface Watched {
  part: string;
  version: string;
  loads: number;
  loadFailures: number;
  errors: number;
  vitals: Record<string, { samples: number; p75: number | null }>;
}

/** A whole system with releases of its own, for a story that changes which release is live. */
export interface ReleaseSite {
  origin: string;
  /** The release service's origin. */
  service: string;
  /** The id of the release that new visits got at first. */
  first: string;
  /** The one that they get now. */
  served(): Promise<string>;
  /** Its release service, called with a platform token. */
  desk: ServiceDesk;
  /** `npm run release` on the service's machine; what it printed. @throws Error with what it printed about a failure */
  command(...args: string[]): Promise<string>;
  /** Publishes a changed build of a part's first version through the service; nobody gets it yet. Returns its name. */
  publish(part: RemoteName, change: Change, why?: string): Promise<string>;
  /** Publishes the finished build of a folder in the same way. */
  publishBuild(folder: string, why?: string): Promise<string>;
  /** Publishes a changed build, and makes it live. Returns the id of the release that new visits get then. */
  publishLive(part: RemoteName, change: Change): Promise<string>;
  /** Takes a part back, and waits until new visits get what was live before. */
  rollBack(part: RemoteName, why?: string): Promise<void>;
  /** What shoppers' browsers measured in the last hour, as the service has read it. */
  watched(): Promise<Watched[]>;
  stop(): Promise<void>;
}

/** `offset` is its place in the suite's port range. */
export async function startReleaseSite(
  offset: number,
  env: Record<string, string> = {},
): Promise<ReleaseSite> {
  const base = PORT_BASE + offset;
  const system = await startSystem({ PORT_BASE: String(base), ...env });
  const { dataDir } = system;
  await giveHistory(base, dataDir);
  const command = (...args: string[]): Promise<string> =>
    releaseCommand({ PORT_BASE: String(base), DATA_DIR: dataDir }, ...args);
  const token = (await command('token', 'create', 'operator', '--part', '*', '--why', 'a story')).trim();
  const service = `http://localhost:${base + 12}`;
  const desk = serviceDesk(service, token);
  // Stories give releases to shoppers that a walk would refuse.
  await desk.act({ what: 'waive-walks', why: 'a story' });
  const origin = `http://localhost:${base}`;
  const served = async (): Promise<string> => pageDataIn(await (await fetch(origin)).text()).release;
  const first = await served();
  const publishBuild = async (folder: string, why = 'a story'): Promise<string> => {
    const build: DescribedBuild = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
    await desk.upload(build, folder);
    return desk.publish(build.app, build.source, why);
  };
  // Always from the first version, which has the words and scripts that a story changes.
  const { parts } = await desk.list();
  const publish = (part: RemoteName, change: Change, why = 'a story'): Promise<string> =>
    publishChanged(desk, dataDir, parts[part]?.live ?? 'none', { change, why });
  const servesNow = (name: string) => until(async () => (await served()).includes(name), `${name} is served`);
  return {
    origin,
    service,
    first,
    served,
    desk,
    command,
    publish,
    publishBuild,
    async publishLive(part, change) {
      const release = await publish(part, change);
      await desk.act({ what: 'promote', release, why: 'a story' });
      await servesNow(release);
      return served();
    },
    async rollBack(part, why = 'a story') {
      await servesNow(await desk.act({ what: 'rollback', part, why }));
    },
    async watched() {
      // Limits are per address, and stories ask often.
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': newAddress() };
      const { measured }: { measured: Watched[] } = await (
        await fetch(`${service}/v1/watch`, { headers })
      ).json();
      return measured;
    },
    stop: () => system.stop(),
  };
}
