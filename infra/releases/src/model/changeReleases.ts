import { APP_NAMES, type AppName, type AppVersion, type Release, type ReleaseFile } from './release';
import { routeOverlaps } from './routeOverlaps';

/** Refuses a release in which two owners claim one path. */
function refuseOverlaps(apps: Release['apps']): void {
  const routes = Object.fromEntries(
    APP_NAMES.filter((app) => app !== 'shell').map((app) => [app, apps[app].routes]),
  );
  const overlaps = routeOverlaps(routes);
  if (overlaps.length > 0) throw new Error(`Routes overlap: ${overlaps.join('; ')}`);
}

/** The file with one more release in it; nobody is given it yet. Throws when routes overlap. */
export function addRelease(
  file: ReleaseFile | null,
  apps: Record<AppName, AppVersion>,
  createdAt: string,
): { file: ReleaseFile; id: string } {
  refuseOverlaps(apps);
  const id = `r${Object.keys(file?.releases ?? {}).length + 1}`;
  const base = file ?? { live: id, previous: null, canary: null, revoked: [], releases: {} };
  return { id, file: { ...base, releases: { ...base.releases, [id]: { id, createdAt, apps } } } };
}

function known(file: ReleaseFile, id: string): void {
  if (!file.releases[id]) throw new Error(`There is no release ${id}`);
}

/** Makes a release the live one; the one before becomes `previous`. A canary of that release ends. */
export function promote(file: ReleaseFile, id: string): ReleaseFile {
  known(file, id);
  if (file.live === id) return file;
  const canary = file.canary?.release === id ? null : file.canary;
  return {
    ...file,
    live: id,
    previous: file.live,
    canary,
    revoked: file.revoked.filter((one) => one !== id),
  };
}

/** Returns to `previous`. The release left behind is revoked: whoever has it moves with their next page. */
export function rollBack(file: ReleaseFile): ReleaseFile {
  const { live, previous } = file;
  if (!previous) throw new Error('There is no previous release');
  const canary = file.canary?.release === live ? null : file.canary;
  return { ...file, live: previous, previous: live, canary, revoked: [...new Set([...file.revoked, live])] };
}

/** Gives a release to a share (0 to 1) of new visitors; null ends it and revokes the release. */
export function setCanary(file: ReleaseFile, canary: ReleaseFile['canary']): ReleaseFile {
  if (!canary) {
    const ended = file.canary ? [file.canary.release] : [];
    return { ...file, canary: null, revoked: [...new Set([...file.revoked, ...ended])] };
  }
  known(file, canary.release);
  if (!(canary.share > 0 && canary.share <= 1)) throw new Error('A canary share is above 0 and up to 1');
  return { ...file, canary, revoked: file.revoked.filter((one) => one !== canary.release) };
}
