import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sharedLibraries } from '@shared/federation/build';
import type { App } from '../app';
import { CONTRACT_FILE } from './contract';
import { extractContract } from './extractContract';

/** Writes a part's contract next to its scripts, so that it is hashed, uploaded and kept with them. */
export function writeContract({ name: part, folder, root }: App, into: string): void {
  const manifest: { release: { owner: string } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const libraries = Object.entries(sharedLibraries(part === 'shell' ? 'shell' : 'remote'));
  const singletons = libraries.map(([name, { version, requiredVersion }]) => [
    name,
    part === 'shell' ? version : requiredVersion,
  ]);
  const contract = extractContract(
    { root, folder: relative(root, folder) },
    { part, owner: manifest.release.owner, singletons: Object.fromEntries(singletons) },
  );
  writeFileSync(join(into, CONTRACT_FILE), JSON.stringify(contract));
}
