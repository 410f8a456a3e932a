import type { ActLog, KeptPart, ListedPart, ReleaseList, Swept } from './wire';

/** What visits get of a version. */
function roleOf(id: string, { live, before, canary }: ListedPart): string {
  if (live === id) return 'live';
  if (canary?.release === id) return `canary ${canary.share * 100}%`;
  return before === id ? 'before' : '';
}

export function printReleases({ parts, revoked, frozen, releases }: ReleaseList): void {
  for (const { id, createdAt, by, shared = {} } of releases) {
    const [part = ''] = id.split('@');
    const place = parts[part];
    const roles = [place ? roleOf(id, place) : '', revoked.includes(id) ? 'revoked' : ''];
    const packages = shared[part] ? ` (shared ${shared[part]})` : '';
    console.log([`${id}${packages}`, createdAt, by, roles.filter(Boolean).join(', ')].join(' ').trimEnd());
  }
  if (frozen) console.log('frozen: nothing goes live');
}

/** Prints what a sweep removed, or would remove. */
export function printSwept({ releases, folders }: Swept, dryRun: boolean): void {
  const done = dryRun ? 'would remove' : 'removed';
  for (const id of releases) console.log(`${done} ${id}`);
  for (const { name, files, bytes } of folders)
    console.log(`${done} ${name}: ${files} files, ${bytes} bytes`);
  if (releases.length + folders.length === 0) console.log('There is nothing to remove');
}

/** Prints what is kept of each part, as `set-part` takes it. */
export function printParts(parts: Record<string, KeptPart>): void {
  for (const [name, kept] of Object.entries(parts)) console.log(`${name} ${JSON.stringify(kept)}`);
}

/** On one line, so that a reason cannot look like an entry of its own. */
// oxlint-disable-next-line no-control-regex
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ');

/** Prints the log; a broken chain is said last and fails the command. */
export function printLog({ entries, head, broken }: ActLog): void {
  for (const { at, who, what, why, checks = [] } of entries) {
    console.log(oneLine(`${at} ${who}: ${what} (${why})`));
    for (const check of checks) console.log(`  ${check.replaceAll('\n', '\n  ')}`);
  }
  if (broken === null) console.log(`The chain is whole; it ends with ${head}`);
  else {
    console.error(`The log was changed. ${broken}`);
    process.exitCode = 1;
  }
}
