import type { InspectAct, PreviewAct, ServeAct } from '@shared/kit/release';
import { endCanary, promote, revoke, rollBack, setCanary, setFrozen } from './movePointers';
import { readName } from './names';
import { APP_NAMES, type AppName, type ReleaseFile } from './release';
import { Refusal } from './refusal';
import { noteWalk, setDemand } from './walks';

/** What a token is for: one part, everything, or the job that walks through versions in a browser. */
export const TOKEN_PARTS = [...APP_NAMES, '*', 'walks'] as const;
export type TokenPart = (typeof TOKEN_PARTS)[number];

/** How much a token lets its holder do: look; also publish and preview; also decide what visitors get. */
export const SCOPES = ['read', 'publish', 'live'] as const;
export type Scope = (typeof SCOPES)[number];

/** Publishing a version of one part, which nobody gets yet. */
export interface PublishAct {
  what: 'publish';
  part: AppName;
  source: string;
}

/** Everything a token can do, with the reason that the log keeps. */
export type Act = (PublishAct | PreviewAct | InspectAct | ServeAct) & { why: string };

/** The part whose pointer an act without one moves: the token's own. @throws Refusal for a token of no one part */
function partOf(part: string | undefined, token: TokenPart): AppName {
  const app = APP_NAMES.find((known) => known === (part ?? token));
  if (app) return app;
  if (part !== undefined)
    throw new Refusal(404, 'no_part', `There is no part ${part}`, { attribute: 'part' });
  throw new Refusal(422, 'no_part', `Name a part: ${APP_NAMES.join(', ')}`, { attribute: 'part' });
}

/** The part whose pointer an act moves; null for one of the whole site. @throws Refusal */
export function partMoved(act: Act | (PublishAct & { why?: string }), token: TokenPart): AppName | null {
  if (act.what === 'publish') return act.part;
  if (act.what === 'rollback' || act.what === 'end-canary') return partOf(act.part, token);
  if (!('release' in act)) return null;
  const name = readName(act.release);
  if (name && APP_NAMES.includes(name.part)) return name.part;
  throw new Refusal(404, 'no_release', `There is no version ${act.release}; a name is PART@VERSION`, {
    attribute: 'release',
  });
}

/** The file after an act. @throws Refusal */
export function applyAct(file: ReleaseFile, act: ServeAct, part: AppName | null, at: string): ReleaseFile {
  switch (act.what) {
    case 'promote':
      return promote(file, act.release, act, at);
    case 'canary':
      return setCanary(file, { name: act.release, share: act.share }, act, at);
    case 'stop-canary': {
      const name = readName(act.release);
      if (!name || file.pointers[name.part]?.canary?.version !== name.version)
        throw new Refusal(409, 'no_canary', `${act.release} is not the canary`, { attribute: 'release' });
      return endCanary(file, name.part, {});
    }
    case 'revoke':
      return revoke(file, act.release, act);
    case 'note-walk':
      return noteWalk(file, act.release, act);
    case 'end-canary':
      return part === null ? file : endCanary(file, part, act);
    case 'rollback':
      return part === null ? file : rollBack(file, part, act, at);
    case 'demand-walks':
    case 'waive-walks':
      return setDemand(file, act.what === 'demand-walks');
    default:
      return setFrozen(file, act.what === 'freeze');
  }
}

const FOR_PLATFORM = new Set(['freeze', 'unfreeze', 'demand-walks', 'waive-walks']);
const FOR_WALKS = new Set(['preview', 'note-walk']);

/** The acts that need less than the right to decide what visitors get. */
const LESSER: Readonly<Record<string, Scope>> = {
  inspect: 'read',
  publish: 'publish',
  preview: 'publish',
  'note-walk': 'publish',
};

/** Rejects an act that is beyond a token's scope. @throws Refusal */
export function demandScope(what: string, scope: Scope = 'live'): void {
  const needed = LESSER[what] ?? 'live';
  if (SCOPES.indexOf(scope) >= SCOPES.indexOf(needed)) return;
  throw new Refusal(
    403,
    'not_in_scope',
    `This token may only ${scope}; ${what} needs one that may ${needed}`,
  );
}

/**
 * Rejects what a token may not do. One for a part: move another part's pointer, or decide for the whole site. One for
 * walks: anything but to open a version and to note what a browser saw. @throws Refusal
 */
export function demandRight(act: Act | (PublishAct & { why?: string }), token: TokenPart): void {
  // Looking changes nothing, so every token may.
  if (token === '*' || act.what === 'inspect') return;
  const refuse = (message: string): never => {
    throw new Refusal(403, 'not_your_part', `This token is for ${token}. ${message}`);
  };
  if (token === 'walks') {
    if (!FOR_WALKS.has(act.what)) refuse('It can only preview a version and note a walk.');
  } else if (act.what === 'note-walk')
    // A team must not vouch for its own version.
    refuse('A walk is noted by a token for walks, which the platform gives to the job that walks.');
  else if (FOR_PLATFORM.has(act.what)) refuse('Only a platform token can do this.');
  else {
    const part = partMoved(act, token);
    if (part !== token) refuse(`It cannot ${act.what} ${part ?? 'the whole site'}.`);
  }
}
