import type { ReleaseList } from '@shared/kit/release';
import type { AppVersion, ReleaseFile } from './release';

/** `1.0.0`; more than one only where a team mixed them. */
const sharedOf = ({ packages = {} }: AppVersion) => [...new Set(Object.values(packages))].join(', ');

export function listReleases(file: ReleaseFile | null): ReleaseList {
  const releases = Object.values(file?.releases ?? {}).map(({ id, createdAt, apps }) => {
    const parts = Object.values(apps);
    const versions = Object.fromEntries(parts.map(({ app, version }) => [app, version]));
    const said = parts.filter(({ packages }) => packages);
    const shared = Object.fromEntries(said.map((part) => [part.app, sharedOf(part)]));
    return { id, createdAt, versions, shared };
  });
  const { live = null, previous = null, canary = null, revoked = [], frozen = false } = file ?? {};
  return { live, previous, canary, revoked, frozen, releases };
}
