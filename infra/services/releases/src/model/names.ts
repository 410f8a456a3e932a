import type { AppName, AppVersion, Published, ReleaseFile } from './release';
import { Refusal } from './refusal';

/** The name of a version: `quote@3f2a-1`. */
export const nameOf = ({ app, version }: Pick<AppVersion, 'app' | 'version'>): string => `${app}@${version}`;

const NAME = /^([a-z][\w-]*)@([\w-]{1,80})$/;

/** A file may have a part that was added since this process started, so any name may be a part's. */
const isPart = (name: string): name is AppName => /^[a-z][\w-]*$/.test(name);

/** The part and the version of a name; null if it is none. */
export function readName(name: string): { part: AppName; version: string } | null {
  const [, part, version] = NAME.exec(name) ?? [];
  return part !== undefined && version !== undefined && isPart(part) ? { part, version } : null;
}

/** Every part that a file has a pointer for. */
export const partsOf = ({ pointers }: Pick<ReleaseFile, 'pointers'>): AppName[] =>
  Object.keys(pointers).filter(isPart);

/** A published version by its name, or null. */
export const found = ({ versions }: ReleaseFile, name: string): Published | null =>
  Object.hasOwn(versions, name) ? (versions[name] ?? null) : null;

/** A published version by its name, with its part. @throws Refusal if there is none */
export function known(file: ReleaseFile, name: string): Published & { part: AppName } {
  const published = found(file, name);
  if (!published)
    throw new Refusal(404, 'no_release', `There is no version ${name}`, { attribute: 'release' });
  return { ...published, part: published.app.app };
}

/** The live version of a part; undefined for a part that was never published. */
export const liveOf = ({ pointers, versions }: ReleaseFile, app: AppName): AppVersion | undefined =>
  // A file may be older than a part.
  versions[nameOf({ app, version: pointers[app]?.live ?? '' })]?.app;

/** The names of the versions that new visits may get: the live one of each part, and the canary. */
export function given({ pointers }: Pick<ReleaseFile, 'pointers'>): string[] {
  return partsOf({ pointers }).flatMap((app) => {
    const { live = '', canary = null } = pointers[app] ?? {};
    return [live, canary?.version ?? ''].filter(Boolean).map((version) => nameOf({ app, version }));
  });
}

/** Two names as one text, in one order. */
export const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ');
