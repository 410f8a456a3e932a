import { importFaults } from './importFaults';
import { isOurs, ownVersions, versionOf, type SharedPackage } from './sharedPackages';

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
