import { createHash } from 'node:crypto';
import { byApp } from '../model/byApp';
import type { AppName, Build, Release, ReleaseFile } from '../model/release';
import { exampleApps, exampleBuild, exampleReleaseFile } from './exampleRelease';

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

/** r1 and r2 as in the example (r2 is live, r1 differs in every part), and one release for each part; no walks. */
export function startingFile(): ReleaseFile {
  const file = exampleReleaseFile();
  const live = withBudgets(2);
  const withPart = (part: AppName, id: string): Release => ({
    id,
    createdAt: '2026-01-03T00:00:00.000Z',
    apps: { ...live, [part]: { ...live[part], version: 'ccc-1' } },
  });
  const r3 = withPart('quote', 'r3');
  const r1 = { ...withPart('quote', 'r1'), createdAt: '2026-01-01T00:00:00.000Z', apps: withBudgets(1) };
  const r2 = { ...withPart('quote', 'r2'), createdAt: '2026-01-02T00:00:00.000Z', apps: live };
  return { ...file, demandsWalks: false, releases: { r1, r2, r3, r4: withPart('bind', 'r4') } };
}
