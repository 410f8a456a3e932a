import { PREVIEW_HOURS } from '../preview/linkHours';
import type { ReleaseFile } from './release';

/** Days that a release stays after it was published, or after visitors stopped getting it. */
export const KEEP_DAYS = 7;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days between the end of a visitor's time on a release and its removal: for pages that are still open. */
const SPARE_DAYS = 1;

/** The releases that visitors may get now, whole or a part of them, besides those they already have. */
function current({ live, previous, spare = {}, canary }: ReleaseFile): Set<string | null> {
  return new Set([live, previous, ...Object.values(spare), canary?.release ?? null]);
}

/**
 * The releases whose files may still be needed: those in use, those that may yet go live, those that someone with an
 * open quote still has, those that a partner holds (`held`), and revoked ones that a page may still have open. Every
 * other release can be removed.
 */
export function keptReleases(file: ReleaseFile, now: Date, held: readonly string[] = []): string[] {
  const since = new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString();
  // The newest stays, so that its number is not given twice.
  const inUse = current(file).add(Object.keys(file.releases).at(-1) ?? null);
  const previewedSince = new Date(now.getTime() - SPARE_DAYS * DAY_MS).toISOString();
  return Object.values(file.releases)
    .filter(
      ({ id, createdAt }) =>
        inUse.has(id) ||
        held.includes(id) ||
        createdAt > since ||
        (file.left?.[id] ?? '') > since ||
        (file.previewed?.[id] ?? '') > previewedSince,
    )
    .map(({ id }) => id);
}

/** When the last visitor must be off a release, because its files may be removed later; null while it has no end. */
export function heldUntil({ left }: ReleaseFile, id: string): Date | null {
  const at = left?.[id];
  return at === undefined ? null : new Date(Date.parse(at) + (KEEP_DAYS - SPARE_DAYS) * DAY_MS);
}

/** The file with one more preview link of a release. */
export function notePreview(file: ReleaseFile, id: string, until: Date): ReleaseFile {
  const ends = [file.previewed?.[id] ?? '', until.toISOString()];
  return { ...file, previewed: { ...file.previewed, [id]: ends.toSorted().at(-1) ?? '' } };
}

/** The ends of preview links that may still be open. A file from before they were noted does not say which. */
function openPreviews(before: ReleaseFile | null, after: ReleaseFile, at: string): Record<string, string> {
  const latest = new Date(Date.parse(at) + PREVIEW_HOURS.most * HOUR_MS).toISOString();
  const unknown = before?.previewed ? [] : Object.keys(before?.releases ?? {});
  const ends = { ...after.previewed, ...Object.fromEntries(unknown.map((id) => [id, latest])) };
  return Object.fromEntries(Object.entries(ends).filter(([id]) => id in after.releases));
}

/** Whether visitors were ever given a release; one that nobody was given opens only through a preview. */
export function wasServed(file: ReleaseFile, id: string): boolean {
  return file.left === undefined || id in file.left || current(file).has(id);
}

/** The releases that new visitors get. */
const given = ({ live, canary }: ReleaseFile): string[] => [live, ...(canary ? [canary.release] : [])];

/** The file with the times that tell which releases may still be needed, and since when its canary is one. */
export function noteTimes(before: ReleaseFile | null, after: ReleaseFile, at: string): ReleaseFile {
  const now = given(after);
  // A file from before this was noted does not say which of its releases had visitors.
  const left = before?.left ? given(before) : Object.keys(before?.releases ?? {});
  const noted = { ...before?.left, ...Object.fromEntries(left.map((id) => [id, at])) };
  const kept = Object.entries(noted).filter(([id]) => !now.includes(id) && id in after.releases);
  const { canary } = after;
  const since = before?.canary?.release === canary?.release ? (before?.canary?.since ?? at) : at;
  return {
    ...after,
    canary: canary && { ...canary, since },
    left: Object.fromEntries(kept),
    previewed: openPreviews(before, after, at),
  };
}
