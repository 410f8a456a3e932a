import type { LogEntry, PreviewAct } from '@shared/kit/release';
import { addRelease, demandPreviewable } from '../model/changeReleases';
import { applyAct, demandRight, type Act, type PublishAct, type TokenPart } from '../model/act';
import { gateOf, NOTHING_BEFOREHAND, type Gate } from '../gate/gateOf';
import { noteTimes } from '../model/keptReleases';
import { Refusal } from '../model/refusal';
import { APP_PORTS, type AppVersion, type ReleaseFile } from '../model/release';
import { readReleaseFile, storeVersion, writeReleaseFile } from '../store/releaseStore';
import { PREVIEW_HOURS, sealPreview } from '../preview/previewLink';
import { signingKey } from '../store/signature';
import { withLock } from '../store/withLock';
import { dropUpload, finishedUpload, uploadFolder } from '../store/uploads';
import { appendToLog } from './actLog';

/** Who acts: a token, or the command on the service's own machine, which may do everything. */
export interface Actor {
  name: string;
  part: TokenPart;
}

export const LOCAL: Actor = { name: 'local', part: '*' };

/** Logs an act and writes the release file that names its log line. The caller holds the lock. */
export function record(
  folder: string,
  entry: Pick<LogEntry, 'who' | 'what' | 'why' | 'checks'>,
  file: ReleaseFile,
): ReleaseFile {
  const noted = noteTimes(readReleaseFile(folder), file, new Date().toISOString());
  const written = { ...noted, act: appendToLog(folder, entry) };
  writeReleaseFile(folder, written);
  return written;
}

interface Change {
  next: ReleaseFile;
  /** What the log says. */
  what: string;
  release: string;
  /** The last part of a preview's address. */
  link?: string;
  /** What the gate found. */
  checks?: string[];
}

/** The live release with one uploaded build in it, as a new release that nobody gets yet. */
async function publishPart(
  folder: string,
  file: ReleaseFile,
  { part, source }: PublishAct,
  gate: Gate,
): Promise<Change> {
  const live = file.releases[file.live]?.apps;
  if (!live || live[part]?.source === source)
    throw new Refusal(409, 'already_live', `${part} ${source} is live`, { attribute: 'source' });
  const build = finishedUpload(folder, part, source);
  const checks = await gate.publish(live, build);
  const version = storeVersion(folder, build, uploadFolder(folder, part, source));
  const app: AppVersion = { ...build, version, port: APP_PORTS[part] };
  const added = addRelease(file, { ...live, [part]: app }, new Date().toISOString());
  return { next: added.file, what: `publish ${part}@${version} as ${added.id}`, release: added.id, checks };
}

const HOUR_MS = 3_600_000;

/** A preview link, which changes nothing in the file. The log says that there is one, but not the link. */
function linkPreview(
  folder: string,
  file: ReleaseFile,
  { release, hours = PREVIEW_HOURS.usual }: PreviewAct,
) {
  demandPreviewable(file, release);
  if (!(hours > 0 && hours <= PREVIEW_HOURS.most))
    throw new Refusal(422, 'bad_hours', `A preview lasts up to ${PREVIEW_HOURS.most} hours`, {
      attribute: 'hours',
    });
  const until = new Date(Date.now() + hours * HOUR_MS);
  const link = sealPreview(release, until, signingKey(folder));
  return { next: file, what: `preview ${release} until ${until.toISOString()}`, release, link };
}

async function changed(folder: string, file: ReleaseFile, act: Act, gate: Gate): Promise<Change> {
  if (act.what === 'publish') return publishPart(folder, file, act, gate);
  if (act.what === 'preview') return linkPreview(folder, file, act);
  const values = [
    'release' in act ? act.release : '',
    'share' in act ? `${(act.share * 100).toFixed(2).replace(/\.?0+$/, '')}%` : '',
  ];
  const next = applyAct(file, act);
  const checks = await gate.serve(file, act);
  return { next, what: [act.what, ...values].filter(Boolean).join(' '), release: next.live, checks };
}

/** Logs that the gate refused an act, so that everyone can see why a release did not go live. */
function logRefusal(folder: string, { name }: Actor, act: Act, refusal: Refusal): void {
  const values = ['part' in act ? act.part : '', 'release' in act ? act.release : ''];
  const what = [`refused: ${act.what}`, ...values].filter(Boolean).join(' ');
  appendToLog(folder, { who: name, what, why: act.why, checks: [refusal.message] });
}

/**
 * Performs an act if the actor may, and logs it. Returns the file, the release the act made or left live, and
 * a preview's link.
 * @throws Refusal
 */
export async function perform(folder: string, actor: Actor, act: Act, beforehand = NOTHING_BEFOREHAND) {
  return withLock(folder, async () => {
    const file = readReleaseFile(folder);
    demandRight(file, act, actor.part);
    if (!file) throw new Refusal(409, 'nothing_published', 'Nothing is published yet');
    const gate = gateOf(folder, beforehand, (refusal) => logRefusal(folder, actor, act, refusal));
    const { next, what, release, link, checks = [] } = await changed(folder, file, act, gate);
    const found = checks.length > 0 ? { checks } : {};
    const written = record(folder, { who: actor.name, what, why: act.why, ...found }, next);
    if (act.what === 'publish') dropUpload(folder, act.part, act.source);
    return { file: written, release, link };
  });
}
