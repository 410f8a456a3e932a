import { APP_NAMES, heldUntil, isInShare, wasServed, type Release, type ReleaseFile } from '@infra/releases';
import { COOKIE_SECONDS } from './cookies';

/**
 * How long a visitor may keep a release after this page or step, in seconds: a day, but not until its files may be
 * removed. 0 or less if they must leave it.
 */
export function secondsToKeep(file: ReleaseFile, id: string): number {
  const until = heldUntil(file, id);
  if (until === null) return COOKIE_SECONDS.release;
  return Math.min(COOKIE_SECONDS.release, Math.floor((until.getTime() - Date.now()) / 1000));
}

/** Whether a visitor may stay on a release: it is there and not to be removed, is not revoked, and is not a secret. */
export function mayKeep(file: ReleaseFile, id: string | undefined): id is string {
  if (id === undefined || !Object.hasOwn(file.releases, id)) return false;
  return !file.revoked.includes(id) && wasServed(file, id) && secondsToKeep(file, id) > 0;
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
 * The versions that a page falls back to, by part: those of the release before the live one, or the spare one of a part
 * that it did not change; for every other page (a canary, a preview, a kept one) the live ones, which most visitors
 * have.
 */
export function fallbacksOf(
  { live, previous, spare = {}, releases }: ReleaseFile,
  id: string,
): Partial<Release['apps']> {
  if (id !== live) return releases[live]?.apps ?? {};
  const fallbacks: Partial<Release['apps']> = { ...releases[previous ?? '']?.apps };
  for (const app of APP_NAMES) {
    const version = releases[spare[app] ?? '']?.apps[app];
    if (version) fallbacks[app] = version;
  }
  return fallbacks;
}
