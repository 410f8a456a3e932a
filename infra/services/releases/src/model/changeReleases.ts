import { wasServed } from './keptReleases';
import type { AppName, AppVersion, Canary, ReleaseFile } from './release';
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
 * newest older release replaces it that visitors once had and that is not revoked.
 */
function withPrevious(file: ReleaseFile): ReleaseFile {
  const mayBe = (id: string) => id !== file.live && !file.revoked.includes(id);
  if (file.previous === null || mayBe(file.previous)) return file;
  const before = (id: string) => file.releases[id]?.createdAt ?? '';
  const older = Object.keys(file.releases)
    .filter((id) => mayBe(id) && before(id) < before(file.live) && wasServed(file, id))
    .toSorted((a, b) => before(b).localeCompare(before(a)));
  return { ...file, previous: older[0] ?? null };
}

/** The file with its live release not revoked, and with these others revoked. */
function revoking(file: ReleaseFile, ids: readonly string[]): ReleaseFile {
  const revoked = new Set([...file.revoked, ...ids]);
  revoked.delete(file.live);
  return withPrevious({ ...file, revoked: [...revoked] });
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

/** The versions of a release that another one does not have. */
function versionsBeyond({ releases }: ReleaseFile, id: string, other: string): AppVersion[] {
  const has = releases[other]?.apps;
  return Object.values(releases[id]?.apps ?? {}).filter(
    ({ app, version }) => has?.[app]?.version !== version,
  );
}

/** The releases with one of these versions. */
const withAny = ({ releases }: ReleaseFile, versions: readonly AppVersion[]): string[] =>
  Object.values(releases)
    .filter(({ apps }) => versions.some(({ app, version }) => apps[app]?.version === version))
    .map(({ id }) => id);

/** The file without the canary, if that is one of these or live. */
const withoutCanary = ({ canary, ...file }: ReleaseFile, ids: readonly string[]): ReleaseFile => ({
  ...file,
  canary: canary && [file.live, ...ids].includes(canary.release) ? null : canary,
});

/**
 * Returns to `previous` and revokes the current release, so that its visitors switch on their next page. A canary that
 * contains what is taken back ends with it.
 */
export function rollBack(file: ReleaseFile): ReleaseFile {
  const { live, previous, canary } = file;
  if (!previous) throw new Refusal(409, 'no_previous', 'There is no previous release');
  const tainted = withAny(file, versionsBeyond(file, live, previous));
  const left = [live, ...(canary && tainted.includes(canary.release) ? [canary.release] : [])];
  return revoking(withoutCanary({ ...file, live: previous }, left), left);
}

/**
 * Gives one part an earlier version, in a new release that goes live. Every release with the version that is taken back is
 * revoked, and a canary with it ends.
 */
export function rollBackPart(
  file: ReleaseFile,
  earlier: AppVersion,
  createdAt: string,
): ReturnType<typeof addRelease> {
  const apps = file.releases[file.live]?.apps;
  const bad = apps?.[earlier.app];
  if (!apps || !bad) throw new Refusal(409, 'no_previous', `${earlier.app} is not live`);
  const added = addRelease(file, { ...apps, [earlier.app]: earlier }, createdAt);
  const left = withAny(file, [bad]);
  return { ...added, file: revoking(withoutCanary({ ...added.file, live: added.id }, left), left) };
}

/** Serves a release to a share (above 0, below 1) of new visitors, in place of a canary that is revoked. */
export function setCanary(file: ReleaseFile, { release, share }: Canary): ReleaseFile {
  known(file, release);
  const about = { attribute: 'release' };
  if (file.live === release)
    throw new Refusal(409, 'already_live', `${release} is live: everyone gets it`, about);
  thawed(file);
  if (!(share > 0 && share < 1)) {
    const message =
      'A canary share is above 0 and below 1: without visitors of live, nothing would be compared';
    throw new Refusal(422, 'bad_share', message, { attribute: 'share' });
  }
  const { canary } = file;
  const isSame = canary?.release === release;
  const base = isSame ? (canary.base ?? file.live) : file.live;
  const next = { ...file, canary: { release, share, base } };
  const begun = { ...next, revoked: file.revoked.filter((one) => one !== release) };
  return canary && !isSame ? revoking(begun, [canary.release]) : begun;
}

/** Ends the canary and revokes its release. */
export function endCanary(file: ReleaseFile): ReleaseFile {
  return revoking({ ...file, canary: null }, file.canary ? [file.canary.release] : []);
}
