import type { ReleaseFile } from './release';

/** Days that a release stays after it was published, or after visitors stopped getting it. */
export const KEEP_DAYS = 7;

const DAY_MS = 86_400_000;

/** The releases that visitors may get now, besides those they already have. */
function current({ live, previous, canary }: ReleaseFile): Set<string | null> {
  return new Set([live, previous, canary?.release ?? null]);
}

/**
 * The releases whose files may still be needed: those in use, those that may yet go live, those that someone with an
 * open quote still has, and revoked ones that a page may still have open. Every other release can be removed.
 */
export function keptReleases(file: ReleaseFile, now: Date): string[] {
  const since = new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString();
  // The newest stays, so that its number is not given twice.
  const inUse = current(file).add(Object.keys(file.releases).at(-1) ?? null);
  return Object.values(file.releases)
    .filter(({ id, createdAt }) => inUse.has(id) || createdAt > since || (file.left?.[id] ?? '') > since)
    .map(({ id }) => id);
}

/** Whether visitors were ever given a release; one that nobody was given opens only through a preview. */
export function wasServed(file: ReleaseFile, id: string): boolean {
  return file.left === undefined || id in file.left || current(file).has(id);
}

/** The releases that new visitors get. */
const given = ({ live, canary }: ReleaseFile): string[] => [live, ...(canary ? [canary.release] : [])];

/** The file with the times at which its canary began and its releases stopped being live or canary. */
export function noteTimes(before: ReleaseFile | null, after: ReleaseFile, at: string): ReleaseFile {
  const now = given(after);
  // A file from before this was noted does not say which of its releases had visitors.
  const left = before?.left ? given(before) : Object.keys(before?.releases ?? {});
  const noted = { ...before?.left, ...Object.fromEntries(left.map((id) => [id, at])) };
  const kept = Object.entries(noted).filter(([id]) => !now.includes(id) && id in after.releases);
  const { canary } = after;
  const since = before?.canary?.release === canary?.release ? (before?.canary?.since ?? at) : at;
  return { ...after, canary: canary && { ...canary, since }, left: Object.fromEntries(kept) };
}
