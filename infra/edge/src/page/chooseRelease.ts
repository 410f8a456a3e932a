import type { ReleaseFile } from '@infra/releases';

/**
 * The release a person is given: the one their cookie names, as long as it exists and is not revoked, so that a begun
 * quote never runs on mixed versions; else, by chance, the canary; else the live one. A preview is the cookie set by hand.
 */
export function chooseRelease(file: ReleaseFile, cookie: string | undefined, chance: () => number): string {
  if (cookie && Object.hasOwn(file.releases, cookie) && !file.revoked.includes(cookie)) return cookie;
  if (file.canary && chance() < file.canary.share) return file.canary.release;
  return file.live;
}
