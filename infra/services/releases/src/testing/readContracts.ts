import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Contract } from '@shared/kit';
import { appFolder, repository } from '../build/places';
import type { AppName } from '../model/release';

/** What to replace in which file, as if someone had edited it. */
export type Edits = Record<string, readonly (readonly [from: string, to: string])[]>;

function edited(edits: Edits): Record<string, string> {
  const texts = Object.entries(edits).map(([path, changes]) => {
    const before = readFileSync(join(repository, path), 'utf8');
    const after = changes.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
      return text.replaceAll(from, to);
    }, before);
    return [path, after] as const;
  });
  return Object.fromEntries(texts);
}

/** As a build states it. */
function ownerIn(folder: string): string {
  const manifest: { release: { owner: string } } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return manifest.release.owner;
}

/** Reads the contracts of parts from this repository's sources with edits, which are written nowhere. */
export function readContracts() {
  const child = fork(join(__dirname, 'contractProcess.ts'), { execArgv: ['--import', 'tsx'] });
  return {
    async contractOf(part: AppName, edits: Edits = {}): Promise<Contract> {
      const folder = appFolder(part);
      const singletons = { react: part === 'shell' ? '19.3.1' : '^19.3.1' };
      child.send({
        sources: { root: repository, folder: relative(repository, folder), edits: edited(edits) },
        given: { part, owner: ownerIn(folder), singletons },
      });
      const [contract]: Contract[] = await once(child, 'message');
      if (!contract) throw new Error('No contract');
      return contract;
    },
    stop: () => child.kill(),
  };
}
