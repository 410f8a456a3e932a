import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '@shared/kit';
import { repository } from '../build/places';

/** The owners as they are in each part's package.json. */
const OWNERS = { shell: 'Platform team', quote: 'Quote team', rates: 'Rates team', bind: 'Purchase team' };
export type Part = keyof typeof OWNERS;

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

/** Reads the contracts of parts from this repository's sources with edits, which are written nowhere. */
export function readContracts() {
  const child = fork(join(__dirname, 'contractProcess.ts'), { execArgv: ['--import', 'tsx'] });
  return {
    async contractOf(part: Part, edits: Edits = {}): Promise<Contract> {
      const folder = part === 'shell' ? 'hosts/shell' : `remotes/${part}`;
      const singletons = { react: part === 'shell' ? '19.3.1' : '^19.3.1' };
      child.send({
        sources: { root: repository, folder, edits: edited(edits) },
        given: { part, owner: OWNERS[part], singletons },
      });
      const [contract]: Contract[] = await once(child, 'message');
      if (!contract) throw new Error('No contract');
      return contract;
    },
    stop: () => child.kill(),
  };
}
