import { type ChildProcess, fork } from 'node:child_process';
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

let reader: ChildProcess | undefined;

/** Starts with the first contract that is asked for, and ends with this process, which does not wait for it. */
function startReader(): ChildProcess {
  reader ??= fork(join(__dirname, 'contractProcess.ts'), { execArgv: ['--import', 'tsx'] });
  return reader;
}

/** The contract of a part with edits of its sources, which are written nowhere. */
export async function contractWith(part: AppName, edits: Edits): Promise<Contract> {
  const folder = appFolder(part);
  const singletons = { react: part === 'shell' ? '19.3.1' : '^19.3.1' };
  const child = startReader();
  child.ref();
  child.channel?.ref();
  child.send({
    sources: { root: repository, folder: relative(repository, folder), edits: edited(edits) },
    given: { part, owner: ownerIn(folder), singletons },
  });
  const [contract]: Contract[] = await once(child, 'message');
  child.unref();
  child.channel?.unref();
  if (!contract) throw new Error('No contract');
  return contract;
}

const unedited = new Map<AppName, Contract>();

/** The contract of a part as this repository's sources say; test files that share modules read it once. */
export async function contractNow(part: AppName): Promise<Contract> {
  const contract = unedited.get(part) ?? (await contractWith(part, {}));
  unedited.set(part, contract);
  return structuredClone(contract);
}
