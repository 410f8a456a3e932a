import { readFileSync, statSync } from 'node:fs';
import type { Moratorium } from '@shared/domain';
import { readMoratoriums } from './moratoriumSchema';

/** The moratoriums in force or to come, as operations have them in the file now. */
export type Moratoriums = () => readonly Moratorium[];

const versionOf = (file: string): string | null => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.mtimeMs} ${found.size} ${found.ino}`;
};

/**
 * Reads the switch of operations whenever its file has changed; no file stops nobody. Of a broken file each version is told
 * once, and the last good one stays in force.
 */
export function watchMoratoriums(file: string, tellBroken: (error: unknown) => void): Moratoriums {
  let version: string | null = null;
  let good: readonly Moratorium[] = [];
  return () => {
    const now = versionOf(file);
    if (now === version) return good;
    version = now;
    try {
      good = now === null ? [] : readMoratoriums(readFileSync(file, 'utf8'));
    } catch (error) {
      tellBroken(error);
    }
    return good;
  };
}
