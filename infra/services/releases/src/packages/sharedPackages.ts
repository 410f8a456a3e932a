import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Manifest {
  name: string;
  version: string;
  /** It is not one of the set: partners hold its version (shared/embed). */
  ownVersion?: boolean;
  bin?: Record<string, string>;
  /** Files of its own by a name, such as `#prices/*`. */
  imports?: Record<string, unknown>;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A shared package as `npm pack` would pack it now. */
export interface SharedPackage {
  /** Its folder, relative to the root. */
  folder: string;
  manifest: Manifest;
  changelog: string;
  /** The text of each packed file, by its path in the package. */
  files: Record<string, string>;
  /** Hash of the packed content, without versions and the changelog. */
  content: string;
}

/** The folders of the shared packages, relative to a root that has a `shared` folder. */
export function packageFolders(root: string): string[] {
  const folders = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** Runs npm in a root. On Windows npm is a script, which needs a shell. */
export function npm(root: string, args: readonly string[]): string {
  const shell = process.platform === 'win32';
  return execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell, stdio: ['ignore', 'pipe', 'pipe'] });
}

export const isOurs = (name: string) => name.startsWith('@shared/');

/** The version of the set. */
export const versionOf = (packages: readonly Pick<SharedPackage, 'manifest'>[]): string =>
  packages.find(({ manifest }) => !manifest.ownVersion)?.manifest.version ?? '';

/** The packages with a version of their own, by name. */
export const ownVersions = (packages: readonly Pick<SharedPackage, 'manifest'>[]): Record<string, string> =>
  Object.fromEntries(
    packages
      .filter(({ manifest }) => manifest.ownVersion)
      .map(({ manifest }) => [manifest.name, manifest.version]),
  );

/** The manifest without its version and those of our packages, which change even if nothing else does. */
function withoutVersions({ version: _version, ...manifest }: Manifest): string {
  const names = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
    name,
    isOurs(name) ? '' : range,
  ]);
  return JSON.stringify({ ...manifest, dependencies: Object.fromEntries(names) });
}

function contentOf(manifest: Manifest, files: Record<string, string>): string {
  const hash = createHash('sha256').update(withoutVersions(manifest));
  for (const [path, text] of Object.entries(files))
    if (path !== 'package.json' && path !== 'CHANGELOG.md') hash.update(`\0${path}\0${text}`);
  return hash.digest('hex').slice(0, 16);
}

/** Reads every shared package. npm itself says which files it would pack. */
export function readSharedPackages(root: string): SharedPackage[] {
  const folders = packageFolders(root);
  const places = folders.map((folder) => `./${folder}`);
  const packed: { name: string; files: { path: string }[] }[] = JSON.parse(
    npm(root, ['pack', '--dry-run', '--json', '--loglevel=error', ...places]),
  );
  return folders.map((folder) => {
    const read = (path: string) => readFileSync(join(root, folder, path), 'latin1');
    const manifest: Manifest = JSON.parse(read('package.json'));
    const paths = packed.find(({ name }) => name === manifest.name)?.files.map(({ path }) => path) ?? [];
    const files = Object.fromEntries(paths.toSorted().map((path) => [path, read(path)]));
    return {
      folder,
      manifest,
      files,
      changelog: files['CHANGELOG.md'] ?? '',
      content: contentOf(manifest, files),
    };
  });
}
