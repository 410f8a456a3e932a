import type { Walk } from '@shared/kit/release';
import { Refusal } from './refusal';
import { APP_NAMES, type ReleaseFile } from './release';

/** The file with a release's newest walk. @throws Refusal if there is no such release */
export function noteWalk(file: ReleaseFile, id: string, { screens, findings }: Walk): ReleaseFile {
  if (!Object.hasOwn(file.releases, id))
    throw new Refusal(404, 'no_release', `There is no release ${id}`, { attribute: 'release' });
  return { ...file, walks: { ...keptWalks(file), [id]: { screens, findings } } };
}

/** Demands walks of everything, or of nothing, until the platform says otherwise. */
export function setDemand(file: ReleaseFile, demandsWalks: boolean): ReleaseFile {
  return { ...file, demandsWalks };
}

/** Walks of releases that still exist. */
const keptWalks = ({ walks = {}, releases }: ReleaseFile) =>
  Object.fromEntries(Object.entries(walks).filter(([id]) => Object.hasOwn(releases, id)));

/** The owner of the first part in which a release differs from the live one. */
function ownerOf({ releases, live }: ReleaseFile, id: string): string {
  const [mine, current] = [releases[id]?.apps, releases[live]?.apps];
  const part = APP_NAMES.find((app) => mine?.[app]?.version !== current?.[app]?.version) ?? 'shell';
  return mine?.[part]?.owner ?? '';
}

/** What the log says of a walk. */
export const walkLines = ({ screens, findings }: Walk): string[] => [
  `browser: ${screens.join(', ')}`,
  ...findings.map(({ part, screen, found }) => `${screen} (${part}): ${found}`),
];

/**
 * Rejects a release that no browser has walked through, or in which it found something, unless walks are waived. A
 * release contains every part, so it was walked beside the neighbors that it would be served with. Returns what the log
 * says.
 */
export function demandWalk(file: ReleaseFile, release: string): string[] {
  if (file.demandsWalks === false) return ['browser: not asked (walks are waived)'];
  const walk = file.walks?.[release];
  if (!walk) {
    const message = `No browser has walked through ${release} yet: npm run walk -- ${release} --service URL, with a token for walks in RELEASE_TOKEN`;
    throw new Refusal(422, 'not_walked', message, { attribute: 'release', owner: ownerOf(file, release) });
  }
  const [first] = walk.findings;
  if (first) {
    const lines = walkLines(walk).slice(1);
    const owner = APP_NAMES.flatMap((app) => file.releases[release]?.apps[app] ?? []).find(
      ({ app }) => app === first.part,
    )?.owner;
    throw new Refusal(
      422,
      'walk_failed',
      `A browser that walked through ${release} found\n${lines.join('\n')}`,
      {
        attribute: first.screen,
        owner: owner ?? ownerOf(file, release),
      },
    );
  }
  return [`browser: ${walk.screens.length} screens without findings`];
}
