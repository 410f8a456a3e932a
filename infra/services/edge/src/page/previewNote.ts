import type { ReleaseFile } from '@infra/releases';
import type { PreviewNote } from '@shared/federation/page';

/** What differs between a release and the live one, and whose it is. */
export function previewNote({ live, releases }: ReleaseFile, id: string): PreviewNote {
  const liveVersions = new Set(
    Object.values(releases[live]?.apps ?? {}).map((one) => `${one.app}@${one.version}`),
  );
  const differing = Object.values(releases[id]?.apps ?? {}).filter(
    ({ app, version }) => !liveVersions.has(`${app}@${version}`),
  );
  return { parts: differing.map(({ app, owner }) => ({ name: app, owner })) };
}
