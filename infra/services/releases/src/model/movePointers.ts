import { found, known, liveOf, nameOf, pairOf } from './names';
import {
  APP_NAMES,
  forEachApp,
  type AppName,
  type AppVersion,
  type Pointer,
  type Published,
  type ReleaseFile,
} from './release';
import { Refusal } from './refusal';

/** What every move of a pointer may say: the state that it expects. */
export interface Expected {
  /** The pointer's number; a move of another state is refused. */
  seq?: number | undefined;
}

/** A pointer that was never moved: its part is not published. */
const UNMOVED: Pointer = { live: '', canary: null, history: [], seq: 0 };

/** The file before anything was published. */
export const emptyFile = (): ReleaseFile => ({
  versions: {},
  pointers: forEachApp(() => UNMOVED),
  revoked: [],
  clashing: [],
  left: {},
  previewed: {},
  walks: {},
});

/** The file with one more version in it, which nobody gets yet. */
export const addVersion = (file: ReleaseFile, published: Published): ReleaseFile => ({
  ...file,
  versions: { ...file.versions, [nameOf(published.app)]: published },
});

function pointerOf({ pointers }: ReleaseFile, part: AppName): Pointer {
  const pointer = pointers[part] ?? UNMOVED;
  if (pointer.live === '')
    throw new Refusal(409, 'not_live', `No version of ${part} is live`, { attribute: 'part' });
  return pointer;
}

/** Of two moves at once, the second is refused and changes nothing. @throws Refusal */
function demandState({ seq: now }: Pointer, part: AppName, { seq }: Expected): void {
  if (seq === undefined || seq === now) return;
  const message = `${part} was moved meanwhile (its number is ${now}, not ${seq}); look again before you repeat this`;
  throw new Refusal(409, 'moved', message, { attribute: 'seq' });
}

/** While releases are frozen, nothing new reaches visitors; going back is still possible. */
function demandThawed({ frozen }: ReleaseFile): void {
  if (frozen)
    throw new Refusal(409, 'frozen', 'Releases are frozen: nothing goes live until they are unfrozen');
}

/** Freezes or unfreezes releases. */
export function setFrozen({ frozen: _before, ...file }: ReleaseFile, frozen: boolean): ReleaseFile {
  return frozen ? { ...file, frozen } : file;
}

const moved = (file: ReleaseFile, part: AppName, next: Partial<Pointer>): ReleaseFile => {
  const base = file.pointers[part] ?? UNMOVED;
  return { ...file, pointers: { ...file.pointers, [part]: { ...base, ...next, seq: base.seq + 1 } } };
};

/** The file with a version live, and with no canary of it. */
const goingLive = (file: ReleaseFile, part: AppName, version: string, at: string): ReleaseFile => {
  const before = file.pointers[part] ?? UNMOVED;
  const name = nameOf({ app: part, version });
  const canary = before.canary?.version === version ? null : before.canary;
  const history = [...before.history, { version, at }];
  const next = moved(file, part, { live: version, canary, history });
  return { ...next, revoked: next.revoked.filter((one) => one !== name) };
};

const revoking = (file: ReleaseFile, name: string): ReleaseFile => ({
  ...file,
  revoked: [...new Set([...file.revoked, name])],
});

/** Makes a version the live one of its part; its canary ends. Nothing changes if it is live. @throws Refusal */
export function promote(file: ReleaseFile, name: string, expected: Expected, at: string): ReleaseFile {
  const { part, app } = known(file, name);
  const pointer = file.pointers[part] ?? UNMOVED;
  demandState(pointer, part, expected);
  if (pointer.live === app.version) return file;
  demandThawed(file);
  return goingLive(file, part, app.version, at);
}

/** Gives a version to a share of new visits, in place of the part's other canary, which is revoked. @throws Refusal */
export function setCanary(
  file: ReleaseFile,
  { name, share }: { name: string; share: number },
  expected: Expected,
  at: string,
): ReleaseFile {
  const { part, app } = known(file, name);
  const pointer = pointerOf(file, part);
  demandState(pointer, part, expected);
  if (pointer.live === app.version)
    throw new Refusal(409, 'already_live', `${name} is live: everyone gets it`, { attribute: 'release' });
  demandThawed(file);
  if (!(share > 0 && share < 1)) {
    const message =
      'A canary share is above 0 and below 1: without visitors of live, nothing would be compared';
    throw new Refusal(422, 'bad_share', message, { attribute: 'share' });
  }
  const { canary } = pointer;
  const isSame = canary?.version === app.version;
  const since = isSame ? canary.since : at;
  const next = moved(file, part, { canary: { version: app.version, share, since } });
  const started = { ...next, revoked: next.revoked.filter((one) => one !== name) };
  return canary && !isSame ? revoking(started, nameOf({ app: part, version: canary.version })) : started;
}

/** Ends a part's canary and revokes it, so that its visits get the live version. @throws Refusal */
export function endCanary(file: ReleaseFile, part: AppName, expected: Expected): ReleaseFile {
  const pointer = pointerOf(file, part);
  if (!pointer.canary) return file;
  demandState(pointer, part, expected);
  const name = nameOf({ app: part, version: pointer.canary.version });
  return revoking(moved(file, part, { canary: null }), name);
}

/**
 * What was live before by the part's own history: the last version that is still there, was not revoked, and works
 * beside what is live of the other parts; null if none is.
 */
export function earlierVersion(file: ReleaseFile, part: AppName): string | null {
  const pointer = pointerOf(file, part);
  const others = APP_NAMES.filter((app) => app !== part && liveOf(file, app)).map((app) =>
    nameOf({ app, version: pointerOf(file, app).live }),
  );
  const clashing = new Set(file.clashing);
  const before = pointer.history.toReversed().find(({ version }) => {
    const name = nameOf({ app: part, version });
    return (
      version !== pointer.live &&
      found(file, name) !== null &&
      !file.revoked.includes(name) &&
      others.every((other) => !clashing.has(pairOf(name, other)))
    );
  });
  return before?.version ?? null;
}

/**
 * Takes a part back to what was live before, and revokes the version that it leaves. `from`: the version to leave; if
 * that was done, nothing changes, so that a repeated rollback revokes no second version. @throws Refusal
 */
export function rollBack(
  file: ReleaseFile,
  part: AppName,
  { from, ...expected }: Expected & { from?: string | undefined },
  at: string,
): ReleaseFile {
  const pointer = pointerOf(file, part);
  const leaves = from?.startsWith(`${part}@`) ? from.slice(part.length + 1) : from;
  if (leaves !== undefined && leaves !== pointer.live) {
    if (file.revoked.includes(nameOf({ app: part, version: leaves }))) return file;
    throw new Refusal(409, 'moved', `${part}@${leaves} is not live; ${part}@${pointer.live} is`, {
      attribute: 'from',
    });
  }
  demandState(pointer, part, expected);
  const before = earlierVersion(file, part);
  if (before === null) {
    const message = `Visitors had no earlier version of ${part} that works beside the other live parts`;
    throw new Refusal(409, 'no_previous', message, { attribute: 'part' });
  }
  return revoking(goingLive(file, part, before, at), nameOf({ app: part, version: pointer.live }));
}

/** A file in which exactly these versions are live, after those of the file before. */
export function fileWith(
  apps: readonly AppVersion[],
  at = new Date().toISOString(),
  before: ReleaseFile = emptyFile(),
): ReleaseFile {
  return apps.reduce(
    (file, app) => promote(addVersion(file, { app, at, by: 'local' }), nameOf(app), {}, at),
    before,
  );
}

/** Revokes a version that is not live: no visit may stay on it. Its canary ends. @throws Refusal */
export function revoke(file: ReleaseFile, name: string, expected: Expected): ReleaseFile {
  const { part, app } = known(file, name);
  const pointer = file.pointers[part] ?? UNMOVED;
  if (pointer.live === app.version)
    throw new Refusal(409, 'is_live', `${name} is live; roll ${part} back to take it back`, {
      attribute: 'release',
    });
  if (file.revoked.includes(name)) return file;
  demandState(pointer, part, expected);
  const isCanary = pointer.canary?.version === app.version;
  return revoking(isCanary ? moved(file, part, { canary: null }) : file, name);
}

/** Rejects what a preview link could not open: a version that is missing, revoked or live for everyone. @throws Refusal */
export function demandPreviewable(file: ReleaseFile, name: string): void {
  const { part, app } = known(file, name);
  const about = { attribute: 'release' };
  if (file.pointers[part]?.live === app.version)
    throw new Refusal(409, 'already_live', `${name} is live: everyone gets it`, about);
  if (file.revoked.includes(name))
    throw new Refusal(409, 'revoked', `${name} is revoked; publish it again to show it`, about);
}
