import type { ListedPart, ReleaseList } from '@shared/kit/release';
import { earlierVersion } from './movePointers';
import { nameOf } from './names';
import { APP_NAMES, type AppVersion, type ReleaseFile } from './release';

/** `1.0.0`; more than one only where a team mixed them. */
const sharedOf = ({ packages = {} }: AppVersion) => [...new Set(Object.values(packages))].join(', ');

function listedParts(file: ReleaseFile): Record<string, ListedPart> {
  const parts = APP_NAMES.flatMap((app) => {
    const pointer = file.pointers[app];
    if (!pointer?.live) return [];
    const { live, canary, history, seq } = pointer;
    const before = earlierVersion(file, app);
    const named = (version: string) => nameOf({ app, version });
    const listed: ListedPart = {
      live: named(live),
      before: before === null ? null : named(before),
      canary: canary && { release: named(canary.version), share: canary.share, since: canary.since },
      history: history.map(({ version, at }) => ({ release: named(version), at })),
      seq,
    };
    return [[app, listed] as const];
  });
  return Object.fromEntries(parts);
}

export function listVersions(file: ReleaseFile | null): ReleaseList {
  const releases = Object.entries(file?.versions ?? {}).map(([id, { app, at, by }]) => {
    const shared = app.packages ? { [app.app]: sharedOf(app) } : {};
    return { id, createdAt: at, by, versions: { [app.app]: app.version }, shared };
  });
  const { revoked = [], frozen = false } = file ?? {};
  return {
    parts: file ? listedParts(file) : {},
    revoked,
    frozen,
    releases,
    live: null,
    previous: null,
    canary: null,
  };
}
