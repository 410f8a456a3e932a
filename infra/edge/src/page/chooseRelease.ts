import type { ReleaseFile } from '@infra/releases';

/**
 * A visitor's release: the one in the cookie if it exists and is not revoked, so that a quote never mixes
 * versions; otherwise the canary by chance, else the live one. A preview sets the cookie by hand.
 */
export function chooseRelease(file: ReleaseFile, cookie: string | undefined, chance: () => number): string {
  if (cookie && Object.hasOwn(file.releases, cookie) && !file.revoked.includes(cookie)) return cookie;
  if (file.canary && chance() < file.canary.share) return file.canary.release;
  return file.live;
}
