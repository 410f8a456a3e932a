import type { AppName, AppVersion, ReleaseFile } from './release';
import { Refusal } from './refusal';

/** The file with one more release in it, not served yet. */
export function addRelease(
  file: ReleaseFile | null,
  apps: Record<AppName, AppVersion>,
  createdAt: string,
): { file: ReleaseFile; id: string } {
  // Removed releases leave gaps; the newest is never removed.
  const numbers = Object.keys(file?.releases ?? {}).map((name) => Number(name.slice(1)));
  const id = `r${Math.max(0, ...numbers) + 1}`;
  const base = file ?? { live: id, previous: null, canary: null, revoked: [], releases: {} };
  return { id, file: { ...base, releases: { ...base.releases, [id]: { id, createdAt, apps } } } };
}

function known(file: ReleaseFile, id: string): void {
  if (!Object.hasOwn(file.releases, id))
    throw new Refusal(404, 'no_release', `There is no release ${id}`, { attribute: 'release' });
}

/** Rejects what a preview link could not open: a release that is missing, revoked or live for everyone. */
export function demandPreviewable(file: ReleaseFile, id: string): void {
  known(file, id);
  const about = { attribute: 'release' };
  if (file.live === id) throw new Refusal(409, 'already_live', `${id} is live: everyone gets it`, about);
  if (file.revoked.includes(id))
    throw new Refusal(409, 'revoked', `${id} is revoked; publish it again to show it`, about);
}

/** While releases are frozen, nothing new reaches visitors; going back is still possible. */
function thawed({ frozen }: ReleaseFile): void {
  if (frozen)
    throw new Refusal(409, 'frozen', 'Releases are frozen: nothing goes live until they are unfrozen');
}

/** Freezes or unfreezes releases. */
export function setFrozen({ frozen: _before, ...file }: ReleaseFile, frozen: boolean): ReleaseFile {
  return frozen ? { ...file, frozen } : file;
}

/**
 * The file with a usable fallback as `previous`: never the live release, never a revoked one. If it is either, the
 * newest older release that is not revoked replaces it.
 */
function withPrevious(file: ReleaseFile): ReleaseFile {
  const mayBe = (id: string) => id !== file.live && !file.revoked.includes(id);
  if (file.previous === null || mayBe(file.previous)) return file;
  const before = (id: string) => file.releases[id]?.createdAt ?? '';
  const older = Object.keys(file.releases)
    .filter((id) => mayBe(id) && before(id) < before(file.live))
    .toSorted((a, b) => before(b).localeCompare(before(a)));
  return { ...file, previous: older[0] ?? null };
}

/** Makes a release live; the current one becomes `previous`. A canary of that release ends. */
export function promote(file: ReleaseFile, id: string): ReleaseFile {
  known(file, id);
  if (file.live === id) return file;
  thawed(file);
  const canary = file.canary?.release === id ? null : file.canary;
  return {
    ...file,
    live: id,
    previous: file.live,
    canary,
    revoked: file.revoked.filter((one) => one !== id),
  };
}

/** Returns to `previous` and revokes the current release, so that its visitors switch on their next page. */
export function rollBack(file: ReleaseFile): ReleaseFile {
  const { live, previous } = file;
  if (!previous) throw new Refusal(409, 'no_previous', 'There is no previous release');
  const canary = file.canary?.release === live ? null : file.canary;
  const revoked = [...new Set([...file.revoked, live])];
  return withPrevious({ ...file, live: previous, canary, revoked });
}

/** Serves a release to a share (0 to 1) of new visitors; null ends it and revokes the release. */
export function setCanary(file: ReleaseFile, canary: ReleaseFile['canary']): ReleaseFile {
  if (!canary) {
    const ended = file.canary ? [file.canary.release] : [];
    return withPrevious({ ...file, canary: null, revoked: [...new Set([...file.revoked, ...ended])] });
  }
  known(file, canary.release);
  thawed(file);
  if (!(canary.share > 0 && canary.share <= 1))
    throw new Refusal(422, 'bad_share', 'A canary share is above 0 and up to 1', { attribute: 'share' });
  return { ...file, canary, revoked: file.revoked.filter((one) => one !== canary.release) };
}
