import { given, liveOf, nameOf } from './names';
import { emptyFile } from './movePointers';
import { longestPreview } from './keptVersions';
import { APP_NAMES, type AppName, type AppVersion, type Pointer, type ReleaseFile } from './release';
import type { Walk } from '@shared/kit/release';

/** One version of every part, as it was published before pointers (ADR 0009). */
interface FormerRelease {
  id: string;
  createdAt: string;
  apps: Record<AppName, AppVersion>;
}

/** What the signed file held before pointers. */
export interface FormerFile {
  live: string;
  previous: string | null;
  canary: { release: string; share: number; since?: string } | null;
  revoked: string[];
  left?: Record<string, string>;
  previewed?: Record<string, string>;
  walks?: Record<string, Walk>;
  demandsWalks?: boolean;
  frozen?: boolean;
  releases: Record<string, FormerRelease>;
}

const namesOf = ({ apps }: FormerRelease): string[] => Object.values(apps).map(nameOf);

/** The releases that visitors had, in the order in which they were live; the live one is last. */
function servedIn({ live, previous, left, releases }: FormerFile): FormerRelease[] {
  const all = Object.values(releases).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const had = all.filter(({ id }) => left === undefined || id in left || id === previous);
  const order = had.filter(({ id }) => id !== live && id !== previous);
  return [...order, ...[previous, live].flatMap((id) => (id === null ? [] : (releases[id] ?? [])))];
}

/** A part's pointer: the versions that it had in these releases, one after the other. */
function pointerFrom(
  served: readonly FormerRelease[],
  { canary, releases }: FormerFile,
  part: AppName,
): Pointer | null {
  const history: Pointer['history'] = [];
  for (const { apps, createdAt } of served) {
    const version = apps[part]?.version;
    if (version !== undefined && history.at(-1)?.version !== version)
      history.push({ version, at: createdAt });
  }
  const live = history.at(-1)?.version;
  if (live === undefined) return null;
  const tried = releases[canary?.release ?? '']?.apps[part]?.version;
  const runs = canary !== null && tried !== undefined && tried !== live;
  const since = canary?.since ?? served.at(-1)?.createdAt ?? '';
  return {
    live,
    canary: runs ? { version: tried, share: canary.share, since } : null,
    history,
    seq: history.length,
  };
}

/** The versions that were given up with a revoked release, but are in no release that was not revoked. */
function revokedIn({ revoked, releases }: FormerFile): string[] {
  const of = (isRevoked: boolean) =>
    Object.values(releases)
      .filter(({ id }) => revoked.includes(id) === isRevoked)
      .flatMap(namesOf);
  const good = new Set(of(false));
  return [...new Set(of(true))].filter((name) => !good.has(name));
}

/** Each version's latest time, from the times of the releases with it. */
function latest(times: Record<string, string>, releases: FormerFile['releases']): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [id, at] of Object.entries(times))
    for (const name of releases[id] ? namesOf(releases[id]) : [])
      if (at > (found[name] ?? '')) found[name] = at;
  return found;
}

/**
 * The pointers that follow from a file of before. Visitors keep their release: its name leads to the same versions. A
 * walk of a release counts for the version in which it differs from the live one.
 */
export function fromFormer(before: FormerFile, at = new Date()): ReleaseFile {
  const { releases, frozen, demandsWalks } = before;
  const served = servedIn(before);
  const pointers: Partial<ReleaseFile['pointers']> = {};
  for (const part of APP_NAMES) {
    const pointer = pointerFrom(served, before, part);
    if (pointer) pointers[part] = pointer;
  }
  const versions: ReleaseFile['versions'] = {};
  for (const { createdAt, apps } of Object.values(releases))
    for (const app of Object.values(apps)) versions[nameOf(app)] ??= { app, at: createdAt, by: 'local' };
  const unknown = before.left
    ? {}
    : Object.fromEntries(Object.keys(releases).map((id) => [id, at.toISOString()]));
  const open =
    before.previewed ?? Object.fromEntries(Object.keys(releases).map((id) => [id, longestPreview(at)]));
  const file: ReleaseFile = {
    ...emptyFile(),
    pointers: { ...emptyFile().pointers, ...pointers },
    versions,
    revoked: revokedIn(before),
    previewed: latest(open, releases),
    unchecked: true,
    former: Object.fromEntries(Object.values(releases).map((one) => [one.id, namesOf(one)])),
    ...(frozen ? { frozen } : {}),
    ...(demandsWalks === undefined ? {} : { demandsWalks }),
  };
  const now = given(file);
  const left = Object.entries(latest({ ...unknown, ...before.left }, releases)).filter(
    ([name]) => !now.includes(name),
  );
  return { ...file, left: Object.fromEntries(left), walks: walksIn(before, file) };
}

function walksIn({ walks = {}, releases }: FormerFile, file: ReleaseFile): Record<string, Walk> {
  const found: Record<string, Walk> = {};
  for (const [id, walk] of Object.entries(walks)) {
    const differing = Object.values(releases[id]?.apps ?? {}).filter(
      (app) => liveOf(file, app.app)?.version !== app.version,
    );
    for (const app of differing) found[nameOf(app)] = walk;
  }
  return found;
}
