import { isOurs, ownVersions, versionOf, type SharedPackage } from './sharedPackages';
import { posix } from 'node:path';

const IMPORTS = /(?:\bfrom|^import|\bimport\(|\brequire(?:\.resolve)?\() ?'([^'\s/][^'\s]*)'/gm;

/** Code without its comments, which may quote imports. */
const bare = (code: string) => code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path);

/** `@scope/name` or `name` of an import such as `swr/mutation`. */
const packageOf = (imported: string): string =>
  imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');

/** Whether a path in the package is a packed file, with or without its ending. */
function isPacked(files: Record<string, string>, path: string): boolean {
  const plain = path.replace(/^\.\//, '');
  const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];
  return endings.some((ending) => Object.hasOwn(files, plain + ending));
}

/** Imports of a package that are neither packed nor declared, and entries that are not packed. */
function importFaults({ manifest, files }: SharedPackage): string[] {
  const { name, bin = {}, imports = {}, dependencies = {}, peerDependencies = {} } = manifest;
  const own = Object.keys(imports).map(packageOf);
  const declared = new Set([name, ...own, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const entries = [...Object.values(manifest.exports), ...Object.values(bin)].filter(
    (path) => !path.includes('*'),
  );
  const missing = entries.filter((path) => !isPacked(files, path));
  const found = Object.entries(files).flatMap(([path, text]) =>
    isCode(path) ? [...bare(text).matchAll(IMPORTS)].map(([, imported = '']) => ({ path, imported })) : [],
  );
  const wrong = found.filter(({ path, imported }) =>
    imported.startsWith('.')
      ? !isPacked(files, posix.join(posix.dirname(path), imported))
      : !imported.startsWith('node:') && !declared.has(packageOf(imported)),
  );
  return [
    ...missing.map((path) => `${name} offers ${path}, which is not packed`),
    ...new Set(
      wrong.map(({ path, imported }) =>
        imported.startsWith('.')
          ? `${name}: ${path} imports ${imported}, which is not packed`
          : `${name}: ${path} imports ${packageOf(imported)}, which its package.json does not list`,
      ),
    ),
  ];
}

/** What teams were given last: the version of the shared packages, and the content of each. */
export interface Released {
  version: string;
  content: Record<string, string>;
  /** Versions of the packages that have their own. */
  own?: Record<string, string>;
}

/** Whether one version follows another; both are `major.minor.patch`. */
function isAfter(version: string, before: string): boolean {
  const [a, b] = [version, before].map((text) => text.split('.').map(Number));
  const at = (a ?? []).findIndex((part, index) => part !== b?.[index]);
  return at >= 0 && (a?.[at] ?? 0) > (b?.[at] ?? 0);
}

/** What a changelog says about a version; empty if nothing. */
const linesAbout = (version: string, changelog: string): string =>
  (changelog.split(/^## /m).find((section) => section.startsWith(`[${version}]`)) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .join('\n');

function versionFaults({ manifest }: SharedPackage, version: string, own: ReadonlySet<string>): string[] {
  const { name, dependencies = {} } = manifest;
  if (own.has(name)) return [];
  const others = Object.entries(dependencies).filter(([other]) => isOurs(other) && !own.has(other));
  return [
    ...(manifest.version === version ? [] : [`${name} is ${manifest.version}, the others are ${version}`]),
    ...others
      .filter(([, range]) => range !== version)
      .map(([other, range]) => `${name} asks for ${other} ${range}; the packages are one set, ${version}`),
  ];
}

function changeFaults({ manifest, content, changelog }: SharedPackage, released: Released): string[] {
  const { name, version, ownVersion } = manifest;
  if (content === released.content[name]) return [];
  const before = ownVersion ? (released.own?.[name] ?? '0.0.0') : released.version;
  const how = ownVersion
    ? 'Give it the next version in its package.json'
    : 'Run: npm run packages -- bump minor (or major, patch)';
  if (!isAfter(version, before)) return [`${name} differs from the released ${before}. ${how}`];
  if (linesAbout(version, changelog) !== '') return [];
  return [`${name} has changed since ${before}. Say what, under "## [${version}]" in its CHANGELOG.md`];
}

/**
 * What would mislead a team that installs these packages, one sentence each: a change without a new version or without
 * a line in the changelog, packages of different versions, and imports that are not packed or not declared.
 */
export function faultsOf(packages: readonly SharedPackage[], released: Released): string[] {
  const version = versionOf(packages);
  const own = new Set(Object.keys(ownVersions(packages)));
  return packages.flatMap((one) => [
    ...versionFaults(one, version, own),
    ...changeFaults(one, released),
    ...importFaults(one),
  ]);
}
