import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOurs, npm, ownVersions, packageFolders, versionOf, type Manifest } from './sharedPackages';

const KINDS = ['major', 'minor', 'patch'];

/** The next version: `minor` of 1.4.2 is 1.5.0. */
function nextVersion(version: string, kind: string): string {
  const at = KINDS.indexOf(kind);
  if (at < 0) throw new Error(`bump ${KINDS.join(', ')}`);
  const parts = version.split('.').map(Number);
  return parts.map((part, index) => (index < at ? part : index === at ? part + 1 : 0)).join('.');
}

/** Gives every shared package of the set the next version, in the lock file too. Returns it. */
export function bump(root: string, kind: string): string {
  const places = packageFolders(root).map((folder) => join(root, folder, 'package.json'));
  const manifests = places.map((file): Manifest => JSON.parse(readFileSync(file, 'utf8')));
  const packages = manifests.map((manifest) => ({ manifest }));
  const version = nextVersion(versionOf(packages), kind);
  const own = ownVersions(packages);
  for (const [index, manifest] of manifests.entries()) {
    const { dependencies = {} } = manifest;
    if (manifest.ownVersion) continue;
    manifest.version = version;
    for (const name of Object.keys(dependencies))
      if (isOurs(name) && !own[name]) dependencies[name] = version;
    writeFileSync(places[index] ?? '', `${JSON.stringify(manifest, null, 2)}\n`);
  }
  npm(root, ['install', '--package-lock-only', '--prefer-offline', '--loglevel=error']);
  return version;
}
