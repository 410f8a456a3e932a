import { isInShare, wasServed, type Release, type ReleaseFile } from '@infra/releases';

/** Whether a visitor may stay on a release: it is still there, is not revoked, and is not a secret. */
export function mayKeep(file: ReleaseFile, id: string | undefined): id is string {
  if (id === undefined || !Object.hasOwn(file.releases, id)) return false;
  return !file.revoked.includes(id) && wasServed(file, id);
}

/**
 * A visitor's release: the one they have, so that a quote never mixes versions; otherwise the canary if they belong to
 * its share, else the live one. Previews are not chosen here.
 */
export function chooseRelease(file: ReleaseFile, held: string | undefined, visitor: string): string {
  if (mayKeep(file, held)) return held;
  const { canary } = file;
  return canary && isInShare(visitor, canary.share) ? canary.release : file.live;
}

/**
 * The release whose versions a page falls back to: the one before the live one; for every other page (a canary, a
 * preview, a kept one) the live one, which most visitors have.
 */
export function fallbackOf({ live, previous, releases }: ReleaseFile, id: string): Release | null {
  return releases[(id === live ? previous : live) ?? ''] ?? null;
}
