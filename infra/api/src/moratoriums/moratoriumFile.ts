import { readFileSync, statSync } from 'node:fs';
import type { Moratorium } from '@shared/domain';
import { readMoratoriums } from './moratoriumSchema';

/** Current and future moratoriums from the operations file. */
export type Moratoriums = () => readonly Moratorium[];

const versionOf = (file: string): string | null => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.mtimeMs} ${found.size} ${found.ino}`;
};

/**
 * Reloads the operations file whenever it changes; without a file nothing is stopped. Each broken version is reported
 * once, and the last valid one stays in force.
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
