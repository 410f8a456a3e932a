import type { ActLog, KeptPart, ListedRelease, ReleaseList, Swept } from './wire';

/** `quote@3f2a-1 (shared 1.0.0)`. */
const partsOf = ({ versions, shared = {} }: ListedRelease) =>
  Object.entries(versions).map(
    ([part, version]) => `${part}@${version}${shared[part] ? ` (shared ${shared[part]})` : ''}`,
  );

export function printReleases({ live, previous, canary, revoked, frozen, releases }: ReleaseList): void {
  for (const release of releases) {
    const { id, createdAt } = release;
    const roles = [
      live === id ? 'live' : '',
      previous === id ? 'previous' : '',
      canary?.release === id ? `canary ${canary.share * 100}%` : '',
      revoked.includes(id) ? 'revoked' : '',
    ].filter(Boolean);
    console.log(`${id} ${createdAt} ${partsOf(release).join(' ')} ${roles.join(', ')}`);
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

/** Prints the log; a broken chain is said last and fails the command. */
export function printLog({ entries, head, broken }: ActLog): void {
  for (const { at, who, what, why, checks = [] } of entries) {
    console.log(`${at} ${who}: ${what} (${why})`);
    for (const check of checks) console.log(`  ${check.replaceAll('\n', '\n  ')}`);
  }
  if (broken === null) console.log(`The chain is whole; it ends with ${head}`);
  else {
    console.error(`The log was changed. ${broken}`);
    process.exitCode = 1;
  }
}
