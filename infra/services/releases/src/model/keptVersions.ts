import { PREVIEW_HOURS } from '../preview/linkHours';
import { given, nameOf } from './names';
import { APP_NAMES, type ReleaseFile } from './release';

/** Days that a version stays after it was published, or after new visits stopped getting it. */
export const KEEP_DAYS = 7;
/** Versions of each part's history that stay, so that it can go back. */
const KEPT_OF_HISTORY = 3;

const DAY_MS = 86_400_000;
/** Days between the end of a visit's time on a version and its removal: for pages that are still open. */
const SPARE_DAYS = 1;

/** The last versions that were live and were not revoked, by part: what a rollback or a fallback may need. */
function windowOf({ pointers, revoked }: ReleaseFile): string[] {
  return APP_NAMES.flatMap((app) => {
    const history = (pointers[app]?.history ?? [])
      .toReversed()
      .map(({ version }) => nameOf({ app, version }));
    return [...new Set(history)].filter((name) => !revoked.includes(name)).slice(0, KEPT_OF_HISTORY + 1);
  });
}

/** The names that a partner's hold stands for: a version, or a release from before pointers. */
const heldNames = ({ former = {} }: ReleaseFile, held: readonly string[]): string[] =>
  held.flatMap((one) => (Object.hasOwn(former, one) ? (former[one] ?? []) : [one]));

/**
 * The names of versions whose files may still be needed: what a pointer or its history needs, those that may yet go
 * live, those that a visit still has, those that a partner holds (`held`), and revoked ones that a page may still have
 * open. Every other version can be removed.
 */
export function keptVersions(file: ReleaseFile, now: Date, held: readonly string[] = []): string[] {
  const since = new Date(now.getTime() - KEEP_DAYS * DAY_MS).toISOString();
  const previewedSince = new Date(now.getTime() - SPARE_DAYS * DAY_MS).toISOString();
  const inUse = new Set([...given(file), ...windowOf(file), ...heldNames(file, held)]);
  return Object.entries(file.versions)
    .filter(
      ([name, { at }]) =>
        inUse.has(name) ||
        at > since ||
        (file.left[name] ?? '') > since ||
        (file.previewed[name] ?? '') > previewedSince,
    )
    .map(([name]) => name);
}

/** When the last visit must be off a version, because its files may be removed later; null while it has no end. */
export function heldUntil({ left }: ReleaseFile, name: string): Date | null {
  const at = left[name];
  return at === undefined ? null : new Date(Date.parse(at) + (KEEP_DAYS - SPARE_DAYS) * DAY_MS);
}

/** Whether visits were ever given a version; one that nobody was given opens only through a preview. */
export const wasGiven = (file: ReleaseFile, name: string): boolean =>
  Object.hasOwn(file.left, name) || given(file).includes(name);

/** The file with one more preview link of a version. */
export function notePreview(file: ReleaseFile, name: string, until: Date): ReleaseFile {
  const ends = [file.previewed[name] ?? '', until.toISOString()];
  return { ...file, previewed: { ...file.previewed, [name]: ends.toSorted().at(-1) ?? '' } };
}

/** The file after an act, with the times that tell which versions may still be needed. */
export function noteTimes(before: ReleaseFile | null, after: ReleaseFile, at: string): ReleaseFile {
  const now = given(after);
  const left = {
    ...after.left,
    ...Object.fromEntries((before ? given(before) : []).map((name) => [name, at])),
  };
  const kept = Object.entries(left).filter(([name]) => !now.includes(name) && name in after.versions);
  return { ...after, left: Object.fromEntries(kept) };
}

/** The longest preview, for files from before preview links were noted. */
export const longestPreview = (at: Date): string =>
  new Date(at.getTime() + PREVIEW_HOURS.most * 3_600_000).toISOString();
