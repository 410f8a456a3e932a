import { join, resolve } from 'node:path';
import type { AppName, RemoteName } from '../model/release';

export const repository = resolve(import.meta.dirname, '../../../..');

export function appFolder(app: AppName): string {
  return join(repository, app === 'shell' ? 'hosts/shell' : `remotes/${app}`);
}

/** Brand, phone and the like; `SITE_CONFIG` selects another file. */
export function siteConfigFile(): string {
  return resolve(process.env.SITE_CONFIG ?? join(repository, 'hosts/shell/site.config.json'));
}

/** Where finished builds are kept between starts. */
export function buildFolder(app: AppName, source: string): string {
  return join(repository, '.cache/builds', app, source);
}

/** The folder of a remote's self-contained build. */
export function standaloneFolder(app: RemoteName, source: string): string {
  return join(repository, '.cache/standalone', app, source);
}

/** The work folder of this process id, until its build is finished. */
export function partialFolder(app: AppName, source: string, pid: number): string {
  return `${buildFolder(app, source)}.${pid}`;
}
