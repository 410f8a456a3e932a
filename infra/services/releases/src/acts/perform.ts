import type { InspectAct, KeptPart, PreviewAct } from '@shared/kit/release';
import { addRelease, demandPreviewable, rollBackPart } from '../model/changeReleases';
import { applyAct, demandRight, type Act, type PublishAct, type TokenPart } from '../model/act';
import type { AskApi, AskedApi } from '../gate/askApi';
import { gateOf, type Gate } from '../gate/gateOf';
import { earlierVersion } from '../gate/spares';
import { notePreview } from '../model/keptReleases';
import { keptFor, keptLine, outsideKept, statedBy, type Parts } from '../model/parts';
import { Refusal } from '../model/refusal';
import { walkLines } from '../model/walks';
import { APP_NAMES, APP_PORTS, type AppVersion, type ReleaseFile } from '../model/release';
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
}

export const LOCAL: Actor = { name: 'local', part: '*' };

/** What an act makes of the release file, how the log names it, and the release it made or left live. */
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

interface Aids {
  gate: Gate;
  /** Stores the files of a version once, however often the act is decided again. */
  storeOnce: (store: () => Promise<string>) => Promise<string>;
}

/** The live release with one uploaded build in it, as a new release that nobody gets yet. */
async function publishPart(
  { files }: ReleaseStore,
  file: ReleaseFile,
  { part, source }: PublishAct,
  { gate, storeOnce, kept }: Aids & { kept: KeptPart | null },
): Promise<Outcome> {
  const live = file.releases[file.live]?.apps;
  if (!live || live[part]?.source === source)
    throw new Refusal(409, 'already_live', `${part} ${source} is live`, { attribute: 'source' });
  const { build, names, read } = await finishedUpload(files, part, source);
  const checks = await gate.publish(live, build, kept);
  const version = await storeOnce(() => storeVersion(files, build, names, read));
  const app: AppVersion = { ...build, version, port: APP_PORTS[part] };
  const added = addRelease(file, { ...live, [part]: app }, new Date().toISOString());
  const what = `publish ${part}@${version} as ${added.id}`;
  const now = kept ?? statedBy(build);
  const keeps = kept ? [] : [`kept from now on: ${keptLine(part, now)}`];
  return { file: added.file, what, release: added.id, checks: [...checks, ...keeps], parts: { [part]: now } };
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
    return { file, what: `inspect until ${until.toISOString()}`, release: file.live, link };
  }
  const { release, hours = PREVIEW_HOURS.usual } = act;
  demandPreviewable(file, release);
  const until = endOf(hours, PREVIEW_HOURS.most);
  const link = { use: act.what, sealed: sealPreview(release, until, key) };
  const what = `preview ${release} until ${until.toISOString()}`;
  return { file: notePreview(file, release, until), what, release, link };
}

/** One part back at its earlier version, as a new release; the rest of the live one stays. Like any rollback, it is not gated. */
async function partRolledBack(
  { files }: ReleaseStore,
  file: ReleaseFile,
  part: string,
  parts: Parts,
): Promise<Outcome> {
  const app = APP_NAMES.find((known) => known === part);
  if (!app) throw new Refusal(404, 'no_part', `There is no part ${part}`, { attribute: 'part' });
  const earlier = await earlierVersion(files, file, app);
  if (!earlier) {
    const message = `Visitors had no earlier version of ${part} that works beside the other live parts`;
    throw new Refusal(409, 'no_previous', message, { attribute: 'part' });
  }
  const back = rollBackPart(file, earlier, new Date().toISOString());
  const checks = outsideKept(parts, back.file.releases[back.id]?.apps);
  const what = `rollback ${part} to ${earlier.version} as ${back.id}`;
  return { file: back.file, what, release: back.id, checks };
}

async function outcomeOf(
  store: ReleaseStore,
  file: ReleaseFile,
  act: Act,
  aids: Aids & { kept: KeptPart | null; parts: Parts },
): Promise<Outcome> {
  if (act.what === 'publish') return publishPart(store, file, act, aids);
  if (act.what === 'rollback' && act.part !== undefined)
    return partRolledBack(store, file, act.part, aids.parts);
  if (act.what === 'preview' || act.what === 'inspect') return makeLink(store, file, act);
  const values = [
    'release' in act ? act.release : '',
    'share' in act ? `${(act.share * 100).toFixed(2).replace(/\.?0+$/, '')}%` : '',
  ];
  const next = applyAct(file, act);
  const checks = act.what === 'note-walk' ? walkLines(act) : await aids.gate.serve(file, act, aids.parts);
  return { file: next, what: [act.what, ...values].filter(Boolean).join(' '), release: next.live, checks };
}

/** Logs that the gate refused an act, so that everyone can see why a release did not go live. */
async function logRefusal(store: ReleaseStore, { name }: Actor, act: Act, refusal: Refusal): Promise<void> {
  const values = ['part' in act ? act.part : '', 'release' in act ? act.release : ''];
  const what = [`refused: ${act.what}`, ...values].filter(Boolean).join(' ');
  const checks = [refusal.message];
  await commit(store, async (ledger) => ({ ledger, who: name, what, why: act.why, checks }));
}

function aidsFor(store: ReleaseStore, actor: Actor, act: Act, askApi: AskApi): Aids {
  let stored: Promise<string> | null = null;
  let asked: Promise<AskedApi> | null = null;
  const askOnce = () => (asked ??= askApi());
  return {
    gate: gateOf(store.files, askOnce, (refusal) => logRefusal(store, actor, act, refusal)),
    storeOnce: (toStore) => (stored ??= toStore()),
  };
}

/**
 * Performs an act if the actor may, and logs it. What goes live is compared with the API. Returns the file, the release
 * the act made or left live, and a link that was made.
 * @throws Refusal
 */
export async function perform(store: ReleaseStore, actor: Actor, act: Act, askApi: AskApi): Promise<Outcome> {
  const aids = aidsFor(store, actor, act, askApi);
  const done = await commit(store, async (ledger) => {
    const { file } = ledger;
    demandRight(file, act, actor.part);
    if (!file) throw new Refusal(409, 'nothing_published', 'Nothing is published yet');
    const isPlatform = actor.part === '*';
    const kept = act.what === 'publish' ? keptFor(ledger.parts, file, act.part, isPlatform) : null;
    const outcome = await outcomeOf(store, file, act, { ...aids, kept, parts: ledger.parts });
    const parts = { ...ledger.parts, ...outcome.parts };
    return { ...outcome, ledger: { ...ledger, file: outcome.file, parts }, who: actor.name, why: act.why };
  });
  if (act.what === 'publish') await dropUpload(store.files, act.part, act.source).catch(() => {});
  return { ...done, file: done.ledger.file ?? done.file };
}
