import type { Walk } from '@shared/kit/release';
import { known, liveOf } from './names';
import { Refusal } from './refusal';
import { APP_NAMES, type ReleaseFile } from './release';

/** The file with a version's newest walk. @throws Refusal if there is no such version */
export function noteWalk(file: ReleaseFile, name: string, { screens, findings }: Walk): ReleaseFile {
  known(file, name);
  return { ...file, walks: { ...file.walks, [name]: { screens, findings } } };
}

/** Demands walks of everything, or of nothing, until the platform says otherwise. */
export function setDemand(file: ReleaseFile, demandsWalks: boolean): ReleaseFile {
  return { ...file, demandsWalks };
}

/** What the log says of a walk. */
export const walkLines = ({ screens, findings }: Walk): string[] => [
  `browser: ${screens.join(', ')}`,
  ...findings.map(({ part, screen, found }) => `${screen} (${part}): ${found}`),
];

/**
 * Rejects a version that no browser has walked through, or in which it found something, unless walks are waived. The
 * walk stays good when a neighbor goes live: the gate compares the pair's contracts. Returns what the log says.
 */
export function demandWalk(file: ReleaseFile, name: string): string[] {
  if (file.demandsWalks === false) return ['browser: not asked (walks are waived)'];
  const walk = file.walks[name];
  const { owner } = known(file, name).app;
  if (!walk) {
    const message = `No browser has walked through ${name} yet: npm run walk -- ${name} --service URL, with a token for walks in RELEASE_TOKEN`;
    throw new Refusal(422, 'not_walked', message, { attribute: 'release', owner });
  }
  const [first] = walk.findings;
  if (first) {
    const lines = walkLines(walk).slice(1);
    const part = APP_NAMES.find((app) => app === first.part);
    const whose = part && liveOf(file, part)?.owner;
    throw new Refusal(
      422,
      'walk_failed',
      `A browser that walked through ${name} found\n${lines.join('\n')}`,
      {
        attribute: first.screen,
        owner: whose ?? owner,
      },
    );
  }
  return [`browser: ${walk.screens.length} screens without findings`];
}
