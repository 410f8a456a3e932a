import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { serviceDesk, type ServiceDesk } from '@shared/kit/release';
import { changedBuild, type Change } from './changedBuild';
import { REMOTES } from './processes';
import { releaseCommand } from './releaseCommand';

/** Publishes a changed build of a version through a service; returns the new one's name. */
export async function publishChanged(
  desk: ServiceDesk,
  dataDir: string,
  from: string,
  { change, why }: { change: Change; why: string },
): Promise<string> {
  const { build, folder } = changedBuild(join(dataDir, 'releases/apps', ...from.split('@')), change);
  try {
    await desk.upload(build, folder);
    return await desk.publish(build.app, build.source, why);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Gives each remote of a new site a version before the live one, as a site has that its teams work on. */
export async function giveHistory(base: number, dataDir: string): Promise<void> {
  const why = 'a site with a history';
  const env = { PORT_BASE: String(base), DATA_DIR: dataDir };
  const args = ['token', 'create', `history-${Date.now()}`, '--part', '*', '--why', why];
  const token = (await releaseCommand(env, ...args)).trim();
  const desk = serviceDesk(`http://localhost:${base + 12}`, token);
  const { parts } = await desk.list();
  // A system that runs already may have one.
  const lacking = REMOTES.filter((part) => (parts[part]?.before ?? null) === null);
  if (lacking.length === 0) return;
  await desk.act({ what: 'waive-walks', why });
  for (const part of lacking) {
    const live = parts[part]?.live ?? 'none';
    const release = await publishChanged(desk, dataDir, live, { change: (text) => text, why });
    await desk.act({ what: 'promote', release, why });
  }
  await desk.act({ what: 'demand-walks', why });
}
