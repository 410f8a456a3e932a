import { createHash } from 'node:crypto';
import { byApp } from '../model/byApp';
import { noteTimes } from '../model/keptVersions';
import { fileWith } from '../model/movePointers';
import type { AppName, Build, ReleaseFile } from '../model/release';
import { exampleApps, exampleBuild, withThird } from './exampleRelease';

/** Files of a small build, by name. */
export const FILES = { 'remoteEntry.9.js': 'entry()', 'lazy.2.js': 'lazy()' };
export const SOURCE = 'bbbbbb';

export const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A build as a team would upload it. Its stated sizes are wrong; the service measures them. */
export function uploadable(part: AppName): Build {
  const files = Object.entries(FILES).map(
    ([name, text]) => [name, { integrity: integrityOf(text), bytes: 1, brotli: 1 }] as const,
  );
  return {
    ...exampleBuild(part, SOURCE),
    entry: 'remoteEntry.9.js',
    initial: ['remoteEntry.9.js'],
    files: Object.fromEntries(files),
    budgets: { first: 21 },
  };
}

const withBudgets = (number: number) =>
  byApp(Object.values(exampleApps(number)).map((one) => ({ ...one, budgets: { first: 21 } })));

/** The example's versions, and one more of quote and of bind that nobody was given (`ccc-1`); no walks. */
export function startingFile(): ReleaseFile {
  const first = fileWith(Object.values(withBudgets(1)), '2026-01-01T00:00:00.000Z');
  const second = fileWith(Object.values(withBudgets(2)), '2026-01-02T00:00:00.000Z', first);
  const { quote, bind } = withBudgets(2);
  const file = withThird(noteTimes(first, second, '2026-01-02T00:00:00.000Z'), [
    { ...quote, version: 'ccc-1' },
    { ...bind, version: 'ccc-1' },
  ]);
  return { ...file, demandsWalks: false };
}
