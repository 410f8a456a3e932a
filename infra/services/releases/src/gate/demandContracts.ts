import { CONTRACT_FILE, type Contract } from '@shared/kit';
import { Refusal } from '../model/refusal';
import { APP_NAMES, type AppName, type AppVersion, type Build } from '../model/release';
import { integrityOf } from '../store/uploads';
import type { ApiContract } from './apiContract';
import { judge, type Verdict } from './judge';
import type { Clash } from './clashes';

/** Reads a file of a published version, or of a build that waits to be published; null if there is none. */
export type ReadFile = (app: Build | AppVersion, name: string) => Promise<Buffer | null>;

/** The parts that would be served together, and those that are live. */
export interface Candidate {
  apps: Record<AppName, Build | AppVersion>;
  /** Null for a release that nothing is compared to: the first one, and one that was live before. */
  live: Record<AppName, Build | AppVersion> | null;
  /** The parts to judge: those in which the release differs from the live one. */
  parts: readonly AppName[];
  read: ReadFile;
  /** What the API serves; null if it was not asked. */
  api: ApiContract | null;
  /** True while the parts' files are still where they were built; only what describes them is known. */
  isTrial?: boolean;
}

const WHAT: Record<Clash['about'], string> = {
  event: 'event',
  call: 'call',
  route: 'route',
  text: 'text',
  library: 'library',
  host: 'shell member',
};

/** `event RATED_QUOTE, field carriers: is missing; rates (Rates team) needs it`. */
export function sentenceOf({ about, name, field, why, part, owner }: Clash): string {
  const place = field === '' || field === name ? '' : `, field ${field}`;
  const whom = about === 'call' ? `the other side is ${part} (${owner})` : `${part} (${owner}) needs it`;
  return `${WHAT[about]} ${name}${place}: ${why}; ${whom}`;
}

/** A part's file must still be the one that was built. */
function demandBuilt(app: Build | AppVersion, name: string, content: Buffer | null): Buffer {
  if (content && integrityOf(content) === app.files[name]?.integrity) return content;
  const message = `${app.app}: ${name} is ${content ? 'not the file that was built' : 'missing'}`;
  throw new Refusal(422, 'integrity_differs', message, { attribute: name, owner: app.owner });
}

/**
 * The contract of a build or version; null if it was built without one. @throws Refusal for a published one that was
 * changed since
 */
export async function contractOf(
  app: Build | AppVersion | undefined,
  read: ReadFile,
): Promise<Contract | null> {
  if (!app?.files[CONTRACT_FILE]) return null;
  const found = await read(app, CONTRACT_FILE);
  const content = 'version' in app ? demandBuilt(app, CONTRACT_FILE, found) : found;
  if (!content) return null;
  const contract: Contract = JSON.parse(content.toString());
  return contract;
}

async function demandIntegrity(app: Build | AppVersion, read: ReadFile): Promise<void> {
  for (const name of Object.keys(app.files)) demandBuilt(app, name, await read(app, name));
}

function demandTexts({ texts, part, owner }: Contract): void {
  const [first] = texts.missing;
  if (first === undefined) return;
  const key = first.split(' ')[1] ?? first;
  const message = `${part} lacks texts: ${texts.missing.slice(0, 20).join(', ')}`;
  throw new Refusal(422, 'texts_missing', message, { attribute: key, owner });
}

function demandNothingBroken(part: string, { level, breaks }: Verdict): void {
  // The part's own team knows what it changed; whom it breaks does not.
  const first = breaks.find((one) => one.part !== part) ?? breaks[0];
  if (!first) return;
  const more = breaks.length > 20 ? [`and ${breaks.length - 20} more`] : [];
  const lines = [...breaks.slice(0, 20).map(sentenceOf), ...more];
  const message = `This ${level} change of ${part} breaks what is live:\n${lines.join('\n')}`;
  const attribute = first.field === '' ? first.name : first.field;
  throw new Refusal(422, `breaks_${first.about}`, message, { attribute, owner: first.owner });
}

async function judgePart(part: AppName, contracts: Record<string, Contract | null>, candidate: Candidate) {
  const { apps, live, read, api, isTrial = false } = candidate;
  const contract = contracts[part];
  const before = await contractOf(live?.[part], read);
  if (!contract) {
    const isNeeded = before !== null;
    if (!isNeeded) return `${part}: built without a contract`;
    const about = { attribute: CONTRACT_FILE, owner: apps[part].owner };
    throw new Refusal(422, 'contract_missing', `This build of ${part} has no contract`, about);
  }
  if (!isTrial) await demandIntegrity(apps[part], read);
  demandTexts(contract);
  const others = Object.values(contracts).filter((one) => one !== null && one.part !== part);
  const verdict = judge(contract, { before, others: others.filter((one) => one !== null), api });
  demandNothingBroken(part, verdict);
  return `${part}: ${verdict.level} change`;
}

/**
 * Rejects parts whose files were changed, whose texts are incomplete, or whose contracts break what is live. Returns
 * what was found, for the log. @throws Refusal with field and owner
 */
export async function demandContracts(candidate: Candidate): Promise<string[]> {
  const { apps, parts, read } = candidate;
  const contracts: Record<string, Contract | null> = {};
  for (const app of APP_NAMES) contracts[app] = await contractOf(apps[app], read);
  const found: string[] = [];
  for (const part of parts) {
    found.push(await judgePart(part, contracts, candidate));
  }
  return found;
}
