import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { rootOf } from '@shared/federation/root';

/** An app that the kit builds: the shell or a remote. */
export interface App {
  /** The last part of its package's name, such as `quote`. */
  name: string;
  /** Its own folder. */
  folder: string;
  /** The folder of its lock file: the repository's, or its own if the app is alone. */
  root: string;
}

/** The app in a folder. @throws if there is no package.json */
export function appAt(path: string): App {
  const folder = resolve(path);
  const { name }: { name: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name: basename(name), folder, root: rootOf(folder) };
}

/** The folder of the shared packages below a root: in the repository, or installed in a team's own folder. */
export const packagesIn = (root: string) =>
  existsSync(join(root, 'shared')) ? 'shared' : 'node_modules/@shared';

/** The version of each shared package that an app is built with, by the package's name. */
export function sharedVersions({ root }: Pick<App, 'root'>): Record<string, string> {
  const folder = join(root, packagesIn(root));
  const files = readdirSync(folder).map((name) => join(folder, name, 'package.json'));
  const manifests = files
    .filter((file) => existsSync(file))
    .map((file): { name: string; version: string; ownVersion?: boolean } =>
      JSON.parse(readFileSync(file, 'utf8')),
    )
    // Its version is the loader's, which the build names in `embed`.
    .filter(({ ownVersion }) => !ownVersion);
  return Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
}

/** Where finished builds are kept between starts. */
export function buildFolder({ name, root }: App, source: string): string {
  return join(root, '.cache/builds', name, source);
}

/** The folder of a remote's self-contained build. */
export function standaloneFolder({ name, root }: App, source: string): string {
  return join(root, '.cache/standalone', name, source);
}

/** The work folder of this process id, until its build is finished. */
export function partialFolder(app: App, source: string, pid: number): string {
  return `${buildFolder(app, source)}.${pid}`;
}

/** Brand, phone and the like, of the shell; `SITE_CONFIG` selects another file. */
export function siteConfigFile({ folder }: App): string {
  return resolve(process.env.SITE_CONFIG ?? join(folder, 'site.config.json'));
}
