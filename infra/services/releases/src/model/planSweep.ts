import { KEEP_DAYS, keptVersions } from './keptVersions';
import { found as publishedAs } from './names';
import { Refusal } from './refusal';
import type { ReleaseFile } from './release';

/** A file in the store. */
interface Found {
  name: string;
  bytes: number;
  changedAt: Date;
}

/** Files that go together: those of one version, or of one upload. */
export interface Folder {
  /** Such as `apps/quote/a1b2-1`. */
  name: string;
  files: Found[];
}

export interface SweepPlan {
  /** Names of versions that the file no longer has afterwards. */
  releases: string[];
  folders: Folder[];
}

const DAY_MS = 86_400_000;
/** Days in which a folder that no version names did not change: nobody publishes or uploads it any more. */
const IDLE_DAYS = 1;
/** ms that two machines' clocks may differ. */
const CLOCK_MS = 3_600_000;

/** Takes the place of a removed version's description, so that its name, an address, is never given again. */
export const REMOVED = '{}';

const unproven = (message: string) => new Refusal(409, 'unproven', `Nothing is removed: ${message}`);

function foldersOf(found: readonly Found[]): Folder[] {
  const folders = new Map<string, Found[]>();
  for (const file of found) {
    const [, name] = /^(apps\/[^/]+\/[^/]+|uploads\/[^/]+)\/[^/]+$/.exec(file.name) ?? [];
    if (name) folders.set(name, [...(folders.get(name) ?? []), file]);
  }
  return [...folders].map(([name, files]) => ({ name, files }));
}

/** Rejects a clock that does not tell which versions are still needed. */
function demandTimes({ left, versions }: ReleaseFile, found: readonly Found[], now: Date): void {
  const latest = now.getTime() + CLOCK_MS;
  const times = [
    ...Object.values(versions).map(({ at }) => new Date(at)),
    ...Object.values(left).map((at) => new Date(at)),
    ...found.map(({ changedAt }) => changedAt),
  ];
  if (times.some((time) => !(time.getTime() <= latest)))
    throw unproven(`the clock says ${now.toISOString()}, and something happened after that`);
}

/** The folders of every kept version. Rejects a list of files that lacks one of theirs. */
function neededFolders(file: ReleaseFile, found: readonly Found[], kept: readonly string[]): Set<string> {
  const names = new Set(found.map(({ name }) => name));
  const needed = new Set<string>();
  for (const name of kept) {
    const published = publishedAs(file, name)?.app;
    if (!published) continue;
    const { app, version, files } = published;
    const folder = `apps/${app}/${version}`;
    const missing = ['build.json', ...Object.keys(files)].find((one) => !names.has(`${folder}/${one}`));
    if (missing) throw unproven(`${name} needs ${folder}/${missing}, which the store does not list`);
    needed.add(folder);
  }
  return needed;
}

const isRemoved = ({ name, files }: Folder): boolean =>
  files.every((file) => file.name === `${name}/build.json` && file.bytes === REMOVED.length);

/**
 * What can be removed: versions that nobody may still need (`keptVersions`), folders that no version names, and what was
 * uploaded and never published. @throws Refusal `unproven` if it cannot be told
 */
export function planSweep(
  file: ReleaseFile,
  found: readonly Found[],
  { held, now }: { held: readonly string[]; now: Date },
): SweepPlan {
  demandTimes(file, found, now);
  const kept = keptVersions(file, now, held);
  const needed = neededFolders(file, found, kept);
  const idleSince = (days: number) => now.getTime() - days * DAY_MS;
  const isIdle = ({ name, files }: Folder) => {
    const since = idleSince(name.startsWith('uploads/') ? KEEP_DAYS : IDLE_DAYS);
    return files.every(({ changedAt }) => changedAt.getTime() < since);
  };
  return {
    releases: Object.keys(file.versions).filter((name) => !kept.includes(name)),
    folders: foldersOf(found).filter(
      (folder) => !needed.has(folder.name) && isIdle(folder) && !isRemoved(folder),
    ),
  };
}

/** The file without versions that were removed. */
export function withoutVersions(file: ReleaseFile, removed: readonly string[]): ReleaseFile {
  const isLeft = (name: string) => !removed.includes(name);
  const only = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => isLeft(name)));
  const former = Object.entries(file.former ?? {}).filter(([, names]) => names.every(isLeft));
  return {
    ...file,
    versions: only(file.versions),
    left: only(file.left),
    previewed: only(file.previewed),
    walks: only(file.walks),
    revoked: file.revoked.filter(isLeft),
    clashing: file.clashing.filter((pair) => pair.split(' ').every(isLeft)),
    former: Object.fromEntries(former),
  };
}
