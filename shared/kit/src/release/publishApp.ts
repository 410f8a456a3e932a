import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../app';
import type { DescribedBuild } from '../build/describedBuild';
import type { ServiceDesk } from './serviceDesk';

/** Uploads an app's build, from this folder or built now, and publishes it. Returns the new release. */
export async function publishApp(
  desk: ServiceDesk,
  app: App,
  { why, from }: { why: string; from?: string | undefined },
): Promise<string> {
  const { buildOnce } = await import('../build/buildOnce');
  const folder = from ?? (await buildOnce(app));
  const build: DescribedBuild = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
  await desk.upload(build, folder);
  return desk.publish(build.app, build.source, why);
}
