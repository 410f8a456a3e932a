import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../app';
import { CONTRACT_FILE, type Contract } from '../contract/contract';
import type { DescribedBuild } from '../build/describedBuild';
import type { Desk, ServiceDesk } from './serviceDesk';

/** An app's finished build, in a folder or built now. */
async function builtApp(
  app: App,
  from: string | undefined,
): Promise<{ build: DescribedBuild; folder: string }> {
  const { buildOnce } = await import('../build/buildOnce');
  const folder = from ?? (await buildOnce(app));
  return { build: JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')), folder };
}

/** Says what publishing an app's build would check, without sending its files. @throws if it would be refused */
export async function checkApp(desk: Desk, app: App, from?: string): Promise<string[]> {
  const { build, folder } = await builtApp(app, from);
  const contract: Contract = JSON.parse(readFileSync(join(folder, CONTRACT_FILE), 'utf8'));
  return desk.check(build, contract);
}

/** Uploads an app's build, from this folder or built now, and publishes it. Returns its name. */
export async function publishApp(
  desk: ServiceDesk,
  app: App,
  { why, from }: { why: string; from?: string | undefined },
): Promise<string> {
  const { build, folder } = await builtApp(app, from);
  await desk.upload(build, folder);
  return desk.publish(build.app, build.source, why);
}
