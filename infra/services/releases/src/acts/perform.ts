import type { InspectAct, KeptPart, PreviewAct, ServeAct } from '@shared/kit/release';
import type { AskApi, AskedApi } from '../gate/askApi';
import { gateOf, type Gate } from '../gate/gateOf';
import {
  applyAct,
  demandRight,
  demandScope,
  partMoved,
  type Act,
  type PublishAct,
  type Scope,
  type TokenPart,
} from '../model/act';
import { namesIn } from '../model/compose';
import { notePreview } from '../model/keptVersions';
import { addVersion, demandPreviewable } from '../model/movePointers';
import { known, liveOf, nameOf, pairOf } from '../model/names';
import { keptFor, keptLine, outsideKept, statedBy, type Parts } from '../model/parts';
import { Refusal } from '../model/refusal';
import { walkLines } from '../model/walks';
import { APP_PORTS, type AppName, type AppVersion, type ReleaseFile } from '../model/release';
import { sealInspector } from '../preview/inspectorLink';
import { INSPECTOR_HOURS, PREVIEW_HOURS } from '../preview/linkHours';
import { sealPreview } from '../preview/previewLink';
import type { ReleaseStore } from '../store/openStore';
import { signingKey } from '../store/signature';
import { dropUpload, finishedUpload } from '../store/uploads';
import { storeVersion } from '../store/versions';
import { commit } from './commit';

/** Who acts: a token, or the command on the service's own machine, which may do everything. */
export interface Actor {
  name: string;
  part: TokenPart;
  /** Missing: everything that a token of the part may. */
  scope?: Scope;
}

export const LOCAL: Actor = { name: 'local', part: '*' };

/** What an act makes of the release file, how the log names it, and the version that it is about. */
interface Outcome {
  file: ReleaseFile;
  /** What the log says. */
  what: string;
  release: string;
  /** The last part of a link's address. */
  link?: { use: 'preview' | 'inspect'; sealed: string };
  /** What the gate found. */
  checks?: string[];
  /** What is kept of the published part from now on. */
  parts?: Parts;
}

/** How many visits of the last day have each release, by its id; null where nobody counts them. */
export type CountVisits = () => ReadonlyMap<string, number> | null;

interface Aids {
  gate: Gate;
  countVisits: CountVisits;
  /** Stores the files of a version once, however often the act is decided again. */
  storeOnce: (store: () => Promise<string>) => Promise<string>;
}

/** One uploaded build as a version that nobody gets yet. */
async function publishPart(
  { files }: ReleaseStore,
  file: ReleaseFile,
  { part, source }: PublishAct,
  { gate, storeOnce, kept, by }: Aids & { kept: KeptPart | null; by: string },
): Promise<Outcome> {
  if (liveOf(file, part)?.source === source)
    throw new Refusal(409, 'already_live', `${part} ${source} is live`, { attribute: 'source' });
  const { build, names, read } = await finishedUpload(files, part, source);
  const checks = await gate.publish(file, build, kept);
  const version = await storeOnce(() => storeVersion(files, build, names, read));
  const app: AppVersion = { ...build, version, port: APP_PORTS[part] };
  const next = addVersion(file, { app, at: new Date().toISOString(), by });
  const release = nameOf(app);
  const now = kept ?? statedBy(build);
  const keeps = kept ? [] : [`kept from now on: ${keptLine(part, now)}`];
  return {
    file: next,
    what: `publish ${release}`,
    release,
    checks: [...checks, ...keeps],
    parts: { [part]: now },
  };
}

const HOUR_MS = 3_600_000;

/** When a link ends. @throws Refusal if it would last too long */
function endOf(hours: number, most: number): Date {
  if (!(hours > 0 && hours <= most))
    throw new Refusal(422, 'bad_hours', `A link lasts up to ${most} hours`, { attribute: 'hours' });
  return new Date(Date.now() + hours * HOUR_MS);
}

/** A link to look at the site in another way, which moves nobody. The log says that there is one, but not the link. */
function makeLink({ keyFolder }: ReleaseStore, file: ReleaseFile, act: PreviewAct | InspectAct): Outcome {
  const key = signingKey(keyFolder);
  if (act.what === 'inspect') {
    const until = endOf(act.hours ?? INSPECTOR_HOURS.usual, INSPECTOR_HOURS.most);
    const link = { use: act.what, sealed: sealInspector(until, key) };
    return { file, what: `inspect until ${until.toISOString()}`, release: '', link };
  }
  const { release, hours = PREVIEW_HOURS.usual } = act;
  demandPreviewable(file, release);
  const until = endOf(hours, PREVIEW_HOURS.most);
  const link = { use: act.what, sealed: sealPreview(release, until, key) };
  const what = `preview ${release} until ${until.toISOString()}`;
  return { file: notePreview(file, release, until), what, release, link };
}

/** The visits of the last day whose release this is true of. */
function visitsWith(countVisits: CountVisits, isSo: (names: readonly string[]) => boolean): number | null {
  const counted = countVisits();
  if (!counted) return null;
  return [...counted].reduce((sum, [id, visits]) => sum + (isSo(namesIn(id) ?? []) ? visits : 0), 0);
}

const said = (visits: number | null): string =>
  visits === null ? 'visits: not counted here' : `visits: ${visits} of the last day`;

/** What the log says of visits: whom a revoked version moves, and who stays on what the promoted one does not fit. */
function visitLines(
  before: ReleaseFile,
  after: ReleaseFile,
  act: ServeAct,
  countVisits: CountVisits,
): string[] {
  const revoked = after.revoked.filter((name) => !before.revoked.includes(name));
  const moves = revoked.map(
    (name) => `${said(visitsWith(countVisits, (names) => names.includes(name)))} have ${name} and leave it`,
  );
  if (act.what !== 'promote') return moves;
  const clashing = new Set(after.clashing);
  const staying = visitsWith(countVisits, (names) =>
    names.some((one) => clashing.has(pairOf(one, act.release))),
  );
  const stay = `warning: ${said(staying)} have a version that does not work with ${act.release}, and stay on theirs until they end`;
  return staying ? [...moves, stay] : moves;
}

const percentOf = (share: number): string => `${(share * 100).toFixed(2).replace(/\.?0+$/, '')}%`;

/** An act on a pointer, or on the whole site. A rollback is not gated: it says what is not as kept. */
async function moveOutcome(
  file: ReleaseFile,
  act: ServeAct,
  part: AppName | null,
  { gate, countVisits, parts }: Aids & { parts: Parts },
): Promise<Outcome> {
  const next = applyAct(file, act, part, new Date().toISOString());
  const live = part === null ? undefined : liveOf(next, part);
  const release = 'release' in act ? act.release : live ? nameOf(live) : '';
  const before = part === null ? undefined : liveOf(file, part);
  const checks =
    act.what === 'note-walk'
      ? walkLines(act)
      : act.what === 'promote' || act.what === 'canary'
        ? await gate.serve(file, act.release, parts)
        : act.what === 'rollback'
          ? outsideKept(parts, live)
          : [];
  const words =
    act.what === 'rollback'
      ? [act.what, before ? nameOf(before) : '', 'to', release]
      : act.what === 'end-canary'
        ? [act.what, part ?? '']
        : [act.what, 'release' in act ? act.release : '', 'share' in act ? percentOf(act.share) : ''];
  return {
    file: next,
    what: words.filter(Boolean).join(' '),
    release,
    checks: [...checks, ...visitLines(file, next, act, countVisits)],
  };
}

async function outcomeOf(
  store: ReleaseStore,
  file: ReleaseFile,
  act: Act,
  aids: Aids & { kept: KeptPart | null; parts: Parts; by: string; part: AppName | null },
): Promise<Outcome> {
  if (act.what === 'publish') return publishPart(store, file, act, aids);
  if (act.what === 'preview' || act.what === 'inspect') return makeLink(store, file, act);
  if ('release' in act) known(file, act.release);
  return moveOutcome(file, act, aids.part, aids);
}

/** Logs that the gate refused an act, so that everyone can see why a release did not go live. */
async function logRefusal(store: ReleaseStore, { name }: Actor, act: Act, refusal: Refusal): Promise<void> {
  const values = ['part' in act ? act.part : '', 'release' in act ? act.release : ''];
  const what = [`refused: ${act.what}`, ...values].filter(Boolean).join(' ');
  const checks = [refusal.message];
  await commit(store, async (ledger) => ({ ledger, who: name, what, why: act.why, checks }));
}

function aidsFor(store: ReleaseStore, actor: Actor, act: Act, askApi: AskApi): Omit<Aids, 'countVisits'> {
  let stored: Promise<string> | null = null;
  let asked: Promise<AskedApi> | null = null;
  const askOnce = () => (asked ??= askApi());
  return {
    gate: gateOf(store.files, askOnce, (refusal) => logRefusal(store, actor, act, refusal)),
    storeOnce: (toStore) => (stored ??= toStore()),
  };
}

/** Refuses to decide an act again on a pointer that another act moved in between: only one of the two may count. */
function refuseLost(act: Act, part: AppName | null): (file: ReleaseFile) => void {
  let first: number | undefined;
  return ({ pointers }) => {
    if (part === null || act.what === 'publish' || act.what === 'preview' || act.what === 'note-walk') return;
    const seq = pointers[part]?.seq ?? 0;
    first ??= seq;
    if (seq !== first)
      throw new Refusal(409, 'moved', `${part} was moved meanwhile; look again before you repeat this`, {
        attribute: 'seq',
      });
  };
}

/**
 * Performs an act if the actor may, and logs it. What goes live is compared with the API. Returns the file, the version
 * that the act is about, and a link that was made.
 * @throws Refusal
 */
export async function perform(
  store: ReleaseStore,
  actor: Actor,
  act: Act,
  askApi: AskApi,
  countVisits: CountVisits = () => null,
): Promise<Outcome> {
  demandRight(act, actor.part);
  demandScope(act.what, actor.scope);
  const part = partMoved(act, actor.part);
  const aids = { ...aidsFor(store, actor, act, askApi), countVisits };
  const demandFirst = refuseLost(act, part);
  const done = await commit(store, async (ledger) => {
    const { file } = ledger;
    if (!file) throw new Refusal(409, 'nothing_published', 'Nothing is published yet');
    demandFirst(file);
    const isPlatform = actor.part === '*';
    const kept = act.what === 'publish' ? keptFor(ledger.parts, file, act.part, isPlatform) : null;
    const all = { ...aids, kept, parts: ledger.parts, by: actor.name, part };
    const outcome = await outcomeOf(store, file, act, all);
    const parts = { ...ledger.parts, ...outcome.parts };
    // What was done already is not done again; a link is always a new one.
    const isDone = outcome.file === file && act.what !== 'inspect';
    const next = { ...ledger, file: outcome.file, parts };
    return { ...outcome, isDone, ledger: next, who: actor.name, why: act.why };
  });
  if (act.what === 'publish') await dropUpload(store.files, act.part, act.source).catch(() => {});
  return { ...done, file: done.ledger.file ?? done.file };
}
