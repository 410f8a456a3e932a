import type { InspectAct, PreviewAct, ServeAct } from '@shared/kit/release';
import { noteWalk, setDemand } from './walks';
import { endCanary, promote, rollBack, setCanary, setFrozen } from './changeReleases';
import { APP_NAMES, type AppName, type ReleaseFile } from './release';
import { Refusal } from './refusal';

/** What a token is for: one part, everything, or the job that walks through releases in a browser. */
export const TOKEN_PARTS = [...APP_NAMES, '*', 'walks'] as const;
export type TokenPart = (typeof TOKEN_PARTS)[number];

/** Publishing one part: a new release that is the live one with this build in it. */
export interface PublishAct {
  what: 'publish';
  part: AppName;
  source: string;
}

/** Everything a token can do, with the reason that the log keeps. */
export type Act = (PublishAct | PreviewAct | InspectAct | ServeAct) & { why: string };

/** The file after an act; a rollback is that of every part. @throws Refusal */
export function applyAct(file: ReleaseFile, act: ServeAct): ReleaseFile {
  switch (act.what) {
    case 'promote':
      return promote(file, act.release);
    case 'canary':
      return setCanary(file, act);
    case 'end-canary':
      return endCanary(file);
    case 'stop-canary':
      if (file.canary?.release !== act.release)
        throw new Refusal(409, 'no_canary', `${act.release} is not the canary`, { attribute: 'release' });
      return endCanary(file);
    case 'rollback':
      return rollBack(file);
    case 'note-walk':
      return noteWalk(file, act.release, act);
    case 'demand-walks':
    case 'waive-walks':
      return setDemand(file, act.what === 'demand-walks');
    default:
      return setFrozen(file, act.what === 'freeze');
  }
}

/** The releases whose visitors an act moves, besides those of the live one. */
function touched({ canary, previous }: ReleaseFile, act: PreviewAct | ServeAct): string[] {
  if (act.what !== 'canary' && 'release' in act) return [act.release];
  // A new canary also ends the current one.
  if (act.what === 'canary') return [act.release, ...(canary ? [canary.release] : [])];
  if (act.what === 'end-canary') return canary ? [canary.release] : [];
  return previous === null ? [] : [previous];
}

/** The parts in which any of these releases differs from another. */
function differing({ releases }: ReleaseFile, ids: string[], from: string): AppName[] {
  const version = (id: string, app: AppName) => releases[id]?.apps[app]?.version;
  return APP_NAMES.filter((app) => ids.some((id) => releases[id] && version(id, app) !== version(from, app)));
}

/** The parts that an act changes for visitors. A canary's end takes back only what the canary brought. */
function changed(file: ReleaseFile, act: PreviewAct | ServeAct): AppName[] {
  const { live, canary, releases } = file;
  const base = canary?.base ?? live;
  const isEnd = act.what === 'end-canary' && releases[base] !== undefined;
  return differing(file, touched(file, act), isEnd ? base : live);
}

/** What a team can do instead of an act that would change others' parts. */
function instead(act: PreviewAct | ServeAct, part: TokenPart): string {
  if (act.what === 'rollback') return ` "rollback ${part}" takes back ${part} alone.`;
  return 'release' in act ? ` If others went live since ${act.release} was made, publish ${part} again.` : '';
}

const FOR_PLATFORM = new Set(['freeze', 'unfreeze', 'demand-walks', 'waive-walks']);
const FOR_WALKS = new Set(['preview', 'note-walk']);
const isForPlatform = (what: string): boolean => FOR_PLATFORM.has(what);

/**
 * Rejects what a token may not do. One for a part: touch another part, or decide for the whole site. One for walks:
 * anything but to open a release and to note what a browser saw. @throws Refusal
 */
export function demandRight(
  file: ReleaseFile | null,
  act: PublishAct | PreviewAct | InspectAct | ServeAct,
  part: TokenPart,
): void {
  // Looking changes nothing, so every token may.
  if (part === '*' || act.what === 'inspect') return;
  const refuse = (message: string): never => {
    throw new Refusal(403, 'not_your_part', `This token is for ${part}. ${message}`);
  };
  if (part === 'walks') {
    if (!FOR_WALKS.has(act.what)) refuse('It can only preview a release and note a walk.');
  } else if (act.what === 'note-walk')
    // A team must not vouch for its own release.
    refuse('A walk is noted by a token for walks, which the platform gives to the job that walks.');
  else if (isForPlatform(act.what)) refuse('Only a platform token can do this.');
  else if (act.what === 'publish') {
    if (act.part !== part) refuse(`It cannot publish ${act.part}.`);
  } else if (act.what === 'rollback' && act.part !== undefined) {
    if (act.part !== part) refuse(`It cannot roll back ${act.part}.`);
  } else if (file) {
    const others = changed(file, act).filter((app) => app !== part);
    if (others.length > 0) refuse(`This would also change ${others.join(' and ')}.${instead(act, part)}`);
  }
}
