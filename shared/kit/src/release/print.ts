import type { ActLog, KeptPart, ListedPart, ReleaseList, Swept } from './wire';

/** What visits get of a version. */
function roleOf(id: string, { live, before, canary }: ListedPart): string {
  if (live === id) return 'live';
  if (canary?.release === id) return `canary ${canary.share * 100}%`;
  return before === id ? 'before' : '';
}

/** One line for each version, and one while releases are frozen. */
export function releaseLines({ parts, revoked, frozen, releases }: ReleaseList): string[] {
  const lines = releases.map(({ id, createdAt, by, shared = {} }) => {
    const [part = ''] = id.split('@');
    const place = parts[part];
    const roles = [place ? roleOf(id, place) : '', revoked.includes(id) ? 'revoked' : ''];
    const packages = shared[part] ? ` (shared ${shared[part]})` : '';
    return [`${id}${packages}`, createdAt, by, roles.filter(Boolean).join(', ')].join(' ').trimEnd();
  });
  return frozen ? [...lines, 'frozen: nothing goes live'] : lines;
}

/** What a sweep removed, or would remove. */
export function sweptLines({ releases, folders }: Swept, dryRun: boolean): string[] {
  const done = dryRun ? 'would remove' : 'removed';
  if (releases.length + folders.length === 0) return ['There is nothing to remove'];
  return [
    ...releases.map((id) => `${done} ${id}`),
    ...folders.map(({ name, files, bytes }) => `${done} ${name}: ${files} files, ${bytes} bytes`),
  ];
}

/** What is kept of each part, as `set-part` takes it. */
export const partLines = (parts: Record<string, KeptPart>): string[] =>
  Object.entries(parts).map(([name, kept]) => `${name} ${JSON.stringify(kept)}`);

/** On one line, so that a reason cannot look like an entry of its own. */
// oxlint-disable-next-line no-control-regex
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');

/** One line for each act, and below it what was checked; a broken chain is said by `brokenLine`. */
export function logLines({ entries, head, broken }: ActLog): string[] {
  const lines = entries.flatMap(({ at, who, what, why, checks = [] }) => [
    oneLine(`${at} ${who}: ${what} (${why})`),
    ...checks.flatMap((check) => check.split('\n').map((line) => `  ${oneLine(line)}`)),
  ]);
  return broken === null ? [...lines, `The chain is whole; it ends with ${head}`] : lines;
}
