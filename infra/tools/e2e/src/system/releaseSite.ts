import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DescribedBuild } from '@shared/kit';
import { serviceDesk, type ServiceDesk } from '@shared/kit/release';
import { changedBuild, type Change } from './changedBuild';
import type { RemoteName } from './processes';
import { PORT_BASE, root, startSystem } from './system';
import { newAddress } from './wire';

/** What the release service read of one version from the site's edge. */
export interface Watched {
  release: string;
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
  /** The release that was live at first. */
  first: string;
  /** Its release service, called with a platform token. */
  desk: ServiceDesk;
  /** `npm run release` on the service's machine; what it printed. @throws Error with what it printed about a failure */
  command(...args: string[]): Promise<string>;
  /** Publishes a changed build of a part through the service; nobody gets it yet. Returns the release. */
  publish(part: RemoteName, change: Change, why?: string): Promise<string>;
  /** Publishes the finished build of a folder in the same way. */
  publishBuild(folder: string, why?: string): Promise<string>;
  /** Publishes a changed build, and makes it live. */
  publishLive(part: RemoteName, change: Change): Promise<string>;
  /** What shoppers' browsers measured in the last hour, as the service has read it. */
  watched(): Promise<Watched[]>;
  stop(): Promise<void>;
}

const run = promisify(execFile);

/** `offset` is its place in the suite's port range. */
export async function startReleaseSite(
  offset: number,
  env: Record<string, string> = {},
): Promise<ReleaseSite> {
  const base = PORT_BASE + offset;
  const system = await startSystem({ PORT_BASE: String(base), ...env });
  const { dataDir } = system;
  const command = async (...args: string[]): Promise<string> => {
    const at = { ...process.env, PORT_BASE: String(base), DATA_DIR: dataDir };
    try {
      return (await run('npm', ['run', '--silent', 'release', '--', ...args], { cwd: root, env: at })).stdout;
    } catch (error) {
      throw new Error(String(Reflect.get(Object(error), 'stderr')), { cause: error });
    }
  };
  const token = (await command('token', 'create', 'operator', '--part', '*', '--why', 'a story')).trim();
  const service = `http://localhost:${base + 12}`;
  const desk = serviceDesk(service, token);
  // Stories give releases to shoppers that a walk would refuse.
  await desk.act({ what: 'waive-walks', why: 'a story' });
  const { live, releases } = await desk.list();
  const first = releases.find(({ id }) => id === live);
  const publishBuild = async (folder: string, why = 'a story'): Promise<string> => {
    const build: DescribedBuild = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
    await desk.upload(build, folder);
    return desk.publish(build.app, build.source, why);
  };
  const publish = async (part: RemoteName, change: Change, why?: string): Promise<string> => {
    const from = join(dataDir, 'releases/apps', part, first?.versions[part] ?? 'none');
    const { folder } = changedBuild(from, change);
    try {
      return await publishBuild(folder, why);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  return {
    origin: `http://localhost:${base}`,
    service,
    first: first?.id ?? 'none',
    desk,
    command,
    publish,
    publishBuild,
    async publishLive(part, change) {
      const release = await publish(part, change);
      return desk.act({ what: 'promote', release, why: 'a story' });
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
