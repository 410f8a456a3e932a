import { keptPart, type Parts, type Release, type ReleaseFile } from '@infra/releases';
import type { InspectNote } from '@shared/federation/page';

/** Whose each part is and what it may weigh: as the platform keeps it, not as a build says. */
export function inspectNote({ apps }: Release, file: ReleaseFile, parts: Parts): InspectNote {
  const kept = Object.values(apps).map((app) => [app.app, keptPart(parts, file, app.app) ?? app] as const);
  return {
    owners: Object.fromEntries(kept.map(([name, { owner }]) => [name, owner])),
    budgets: Object.fromEntries(kept.map(([name, { budgets }]) => [name, budgets])),
  };
}
