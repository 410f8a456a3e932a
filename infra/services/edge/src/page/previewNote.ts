import { liveOf, type Release, type ReleaseFile } from '@infra/releases';
import type { PreviewNote } from '@shared/federation/page';

/** What differs between a release and the live versions, and whose it is. */
export function previewNote(file: ReleaseFile, { apps }: Release): PreviewNote {
  const differing = Object.values(apps).filter(({ app, version }) => liveOf(file, app)?.version !== version);
  return { parts: differing.map(({ app, owner }) => ({ name: app, owner })) };
}
