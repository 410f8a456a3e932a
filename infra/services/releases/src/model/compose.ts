import type { AppName, AppVersion, Release, ReleaseFile } from './release';
import { isInShare } from './isInShare';
import { found, liveOf, nameOf, pairOf, partsOf, readName } from './names';

/** The version of each part. */
type Choice = Partial<Record<AppName, string>>;

const namesOf = (choice: Choice): string[] =>
  Object.entries(choice).flatMap(([part, version]) => (version ? [`${part}@${version}`] : []));

/** Between the names in a release's id. It may stand in a cookie and an address. */
const SEPARATOR = '~';

/** The id of the release with these versions. */
export const idWith = (names: readonly string[]): string => names.join(SEPARATOR);

const idOf = (choice: Choice): string => idWith(namesOf(choice));

/** The names of the versions that a release's id lists; null if it is no such id. */
export function namesIn(id: string): string[] | null {
  const names = id.split(SEPARATOR);
  return names.every((name) => readName(name) !== null) ? names : null;
}

const works = (clashing: ReadonlySet<string>, app: AppName, version: string, choice: Choice): boolean =>
  namesOf({ ...choice, [app]: '' }).every((other) => !clashing.has(pairOf(nameOf({ app, version }), other)));

const liveChoice = (file: ReleaseFile): Choice =>
  Object.fromEntries(partsOf(file).map((app) => [app, file.pointers[app]?.live ?? '']));

/**
 * The versions that a new visit gets: of each part the canary if the visitor belongs to its share, else the live one.
 * Of two canaries that do not work together, the visit gets the one that began first.
 */
export function compose(file: ReleaseFile, visitor: string): Choice {
  const clashing = new Set(file.clashing);
  const choice = liveChoice(file);
  const drawn = partsOf(file).flatMap((app) => {
    const canary = file.pointers[app]?.canary;
    return canary && isInShare(`${app} ${visitor}`, canary.share) ? [{ app, ...canary }] : [];
  });
  for (const { app, version } of drawn.toSorted((a, b) => a.since.localeCompare(b.since)))
    if (works(clashing, app, version, choice)) choice[app] = version;
  return choice;
}

/** The release of a visit that gets these versions. @throws Error if one is not published */
export function releaseOf(file: ReleaseFile, choice: Choice): Release {
  const apps: Partial<Record<AppName, AppVersion>> = {};
  for (const name of namesOf(choice)) {
    const app = found(file, name)?.app;
    if (!app) throw new Error(`There is no ${name}`);
    apps[app.app] = app;
  }
  if (!isServable(apps)) throw new Error('No shell is published');
  return { id: idOf(choice), apps };
}

/** A part that was never published is missing, which its release says; every release has a shell. */
function isServable(apps: Partial<Record<AppName, AppVersion>>): apps is Record<AppName, AppVersion> {
  return apps.shell !== undefined;
}

/** The release that an id names. @throws Error if it names a version that is not published */
export function releaseById(file: ReleaseFile, id: string): Release {
  const choice: Choice = {};
  for (const name of namesIn(id) ?? []) {
    const read = readName(name);
    if (read) choice[read.part] = read.version;
  }
  return releaseOf(file, choice);
}

/** What everyone gets who gets no canary. */
export const liveRelease = (file: ReleaseFile): Release => releaseOf(file, liveChoice(file));

/** The live release with other versions in it, such as a preview's. */
export function releaseWith(file: ReleaseFile, names: readonly string[]): Release {
  const choice = liveChoice(file);
  for (const name of names) {
    const read = readName(name);
    if (read) choice[read.part] = read.version;
  }
  return releaseOf(file, choice);
}

/**
 * The version that a part of a release falls back to: the live one; for the live one, what was live before it. It works
 * beside the release's other versions and was not revoked. Null if there is none, as on a new site.
 */
export function fallbackOf(file: ReleaseFile, { apps }: Release, part: AppName): AppVersion | null {
  const own = apps[part]?.version;
  const choice = Object.fromEntries(Object.values(apps).map(({ app, version }) => [app, version]));
  const clashing = new Set(file.clashing);
  const before = (file.pointers[part]?.history ?? []).toReversed().map(({ version }) => version);
  const live = liveOf(file, part);
  const candidates = live && live.version !== own ? [live.version] : before;
  const usable = candidates.find(
    (version) =>
      version !== own &&
      found(file, nameOf({ app: part, version })) !== null &&
      !file.revoked.includes(nameOf({ app: part, version })) &&
      works(clashing, part, version, choice),
  );
  return usable === undefined ? null : (found(file, nameOf({ app: part, version: usable }))?.app ?? null);
}
