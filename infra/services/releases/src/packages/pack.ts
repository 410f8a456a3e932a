import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { repository } from '../build/places';
import type { Released } from './faultsOf';
import { npm, packageFolders, readSharedPackages } from './sharedPackages';

/** The record of what was released last, which `npm run packages -- release` writes. */
export const RECORD = join(import.meta.dirname, 'released.json');

/** Packs the shared packages under a root into a folder. */
export function pack(root: string, into: string): void {
  mkdirSync(into, { recursive: true });
  const places = packageFolders(root).map((folder) => `./${folder}`);
  npm(root, ['pack', '--loglevel=error', '--pack-destination', into, ...places]);
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' });

/** The record's commits, newest first, and where it was in each: its folder has moved. */
function recordings(): { commit: string; path: string }[] {
  const record = relative(repository, RECORD).replaceAll('\\', '/');
  const lines = git('log', '--follow', '--format=commit %H', '--name-only', '--', record).split('\n');
  let commit = '';
  return lines.filter(Boolean).flatMap((line) => {
    if (!line.startsWith('commit ')) return [{ commit, path: line }];
    commit = line.slice('commit '.length);
    return [];
  });
}

/** The newest release that is older than the packages' own version, and the commit that recorded it. */
function releasedBefore(version: string): { commit: string; released: Released } {
  let found: { commit: string; released: Released } | null = null;
  for (const { commit, path } of recordings()) {
    const released: Released = JSON.parse(git('show', `${commit}:${path}`));
    // A move of the record's folder is a later commit with the same record.
    if (found && found.released.version !== released.version) break;
    if (released.version !== version) found = { commit, released };
  }
  if (found) return found;
  throw new Error(
    `The history contains no release of the shared packages before ${version} (git fetch --unshallow)`,
  );
}

/** Puts the release before this version into a folder, from the commit that recorded it: `shared`, or what these paths name. */
export function checkOutPrevious(
  version: string,
  into: string,
  paths: readonly string[] = ['shared'],
): { commit: string; released: Released } {
  const found = releasedBefore(version);
  const archive = join(into, 'previous.tar');
  git('archive', '--output', archive, found.commit, ...paths);
  execFileSync('tar', ['-xf', archive, '-C', into]);
  rmSync(archive);
  return found;
}

/**
 * Packs the release before this version from the commit that recorded it, into a folder. Returns its version.
 * @throws if the commit's packages are not the recorded ones
 */
export function packPrevious(version: string, into: string): string {
  const sources = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    const { commit, released } = checkOutPrevious(version, sources);
    const changed = readSharedPackages(sources).find(
      ({ manifest, content }) => released.content[manifest.name] !== content,
    );
    if (changed)
      throw new Error(`${changed.manifest.name} in ${commit} is not the released ${released.version}`);
    pack(sources, into);
    return released.version;
  } finally {
    rmSync(sources, { recursive: true });
  }
}
