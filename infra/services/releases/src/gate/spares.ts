import type { Contract } from '@shared/kit';
import { keptReleases } from '../model/keptReleases';
import {
  APP_NAMES,
  REMOTE_NAMES,
  type AppName,
  type AppVersion,
  type Release,
  type ReleaseFile,
} from '../model/release';
import type { FileStore } from '../store/fileStore';
import { contractOf, type ReadFile } from './demandContracts';
import { readIn } from './gateOf';
import { judge } from './judge';

type Contracts = Partial<Record<AppName, Contract | null>>;

/** Earlier releases that were live, still have their files and may be shown, the newest first. */
function earlier(file: ReleaseFile): Release[] {
  const { live, canary, revoked, left = {}, releases } = file;
  const before = releases[live]?.createdAt ?? '';
  return keptReleases(file, new Date())
    .filter((id) => id in left && id !== canary?.release && !revoked.includes(id))
    .flatMap((id) => releases[id] ?? [])
    .filter(({ id, createdAt }) => id !== live && createdAt < before)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/**
 * A version's contract; null if it has none. One that cannot be read counts as none, because damaged files must not stop
 * a rollback.
 */
async function readable(app: AppVersion | undefined, read: ReadFile): Promise<Contract | null> {
  return contractOf(app, read).catch(() => null);
}

/** Whether an earlier version of a part works beside the live others, which changed since. */
async function fits(
  { apps }: Release,
  earlierApp: Release['apps'][AppName],
  contracts: Contracts,
  read: ReadFile,
): Promise<boolean> {
  const { app, contractVersion } = earlierApp;
  const [contract, before = null] = [await readable(earlierApp, read), contracts[app]];
  if (!contract || contractVersion !== apps.shell.contractVersion) return false;
  const others = Object.values(contracts).filter((one) => one !== null && one.part !== app);
  // The API serves the clients of every kept release.
  return (
    judge(contract, { before, others: others.filter((one) => one !== null), api: null }).breaks.length === 0
  );
}

async function liveContracts({ apps }: Release, read: ReadFile): Promise<Contracts> {
  const contracts: Contracts = {};
  for (const app of APP_NAMES) contracts[app] = await readable(apps[app], read);
  return contracts;
}

/** The newest earlier version of a part that visitors had and that works beside the other live parts; null if none. */
export async function earlierVersion(
  files: FileStore,
  file: ReleaseFile,
  app: AppName,
): Promise<AppVersion | null> {
  const live = file.releases[file.live];
  if (!live) return null;
  const read = readIn(files);
  const contracts = await liveContracts(live, read);
  for (const { apps } of earlier(file)) {
    const one = apps[app];
    if (one && one.version !== live.apps[app]?.version && (await fits(live, one, contracts, read)))
      return one;
  }
  return null;
}

/**
 * The file with a fallback for each remote that the release before the live one did not change: the release with its
 * newest earlier version that works beside the live parts. A part whose contract cannot be read has none.
 */
export async function withSpares(
  files: FileStore,
  { spare: _before, ...file }: ReleaseFile,
): Promise<ReleaseFile> {
  const live = file.releases[file.live];
  const previous = file.releases[file.previous ?? '']?.apps;
  const version = (app: AppName) => live?.apps[app]?.version;
  const lacking = REMOTE_NAMES.filter((app) => !previous?.[app] || previous[app].version === version(app));
  const candidates = earlier(file);
  if (!live || lacking.length === 0 || candidates.length === 0) return file;
  const read = readIn(files);
  const contracts = await liveContracts(live, read);
  const spare: NonNullable<ReleaseFile['spare']> = {};
  for (const app of lacking.filter((one) => contracts[one])) {
    const others = candidates.filter(({ apps }) => apps[app] && apps[app].version !== version(app));
    for (const { id, apps } of others) {
      if (spare[app] === undefined && (await fits(live, apps[app], contracts, read))) spare[app] = id;
    }
  }
  return Object.keys(spare).length > 0 ? { ...file, spare } : file;
}
