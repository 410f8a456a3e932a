import type { ReleaseList } from '@shared/kit/release';
import type { ReleaseFile } from './release';

export function listReleases(file: ReleaseFile | null): ReleaseList {
  const releases = Object.values(file?.releases ?? {}).map(({ id, createdAt, apps }) => {
    const versions = Object.fromEntries(Object.values(apps).map(({ app, version }) => [app, version]));
    return { id, createdAt, versions };
  });
  const { live = null, previous = null, canary = null, revoked = [], frozen = false } = file ?? {};
  return { live, previous, canary, revoked, frozen, releases };
}
