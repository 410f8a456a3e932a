import type { AppName, ReleaseFile } from './release';
import { byApp } from './byApp';

/** What is published, without the builds' contents. */
export interface ReleaseList {
  live: string | null;
  previous: string | null;
  canary: ReleaseFile['canary'];
  revoked: string[];
  frozen: boolean;
  releases: { id: string; createdAt: string; versions: Record<AppName, string> }[];
}

export function listReleases(file: ReleaseFile | null): ReleaseList {
  const releases = Object.values(file?.releases ?? {}).map(({ id, createdAt, apps }) => {
    const { shell, quote, rates, bind } = byApp(Object.values(apps));
    const versions = { shell: shell.version, quote: quote.version, rates: rates.version, bind: bind.version };
    return { id, createdAt, versions };
  });
  const { live = null, previous = null, canary = null, revoked = [], frozen = false } = file ?? {};
  return { live, previous, canary, revoked, frozen, releases };
}
