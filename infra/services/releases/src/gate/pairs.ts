import type { Contract } from '@shared/kit';
import { keptVersions } from '../model/keptVersions';
import { liveOf, nameOf, pairOf } from '../model/names';
import { APP_NAMES, type AppVersion, type ReleaseFile } from '../model/release';
import { routeOverlaps } from '../model/routeOverlaps';
import type { FileStore } from '../store/fileStore';
import { clashesWith, deadLinks } from './clashes';
import { contractOf, sentenceOf, type ReadFile } from './demandContracts';
import { readIn } from './gateOf';

/** A version with its contract; null if it has none that can be read, which nothing can be compared with. */
interface Side {
  app: AppVersion;
  contract: Contract | null;
}

/** A damaged file counts as none, because it must not stop an act on another version. */
const sideOf = async (app: AppVersion, read: ReadFile): Promise<Side> => ({
  app,
  contract: await contractOf(app, read).catch(() => null),
});

function betweenContracts(one: Contract, other: Contract, beside: readonly Contract[]): string[] {
  return [...clashesWith(one, other), ...deadLinks([one, other, ...beside])].map(sentenceOf);
}

/** Whether two versions of different parts do not work together, beside the live versions of all others. */
function clash(one: Side, other: Side, live: ReadonlyMap<string, Side>): boolean {
  const [a, b] = [one.app, other.app];
  const remotes = [a, b].filter(({ app }) => app !== 'shell');
  if (remotes.length < 2 && a.contractVersion !== b.contractVersion) return true;
  if (routeOverlaps(Object.fromEntries(remotes.map(({ app, routes }) => [app, routes]))).length > 0)
    return true;
  if (!one.contract || !other.contract) return false;
  const beside = [...live.values()].flatMap(({ app, contract }) =>
    contract && app.app !== a.app && app.app !== b.app ? [contract] : [],
  );
  const [liveOne, liveOther] = [live.get(a.app)?.contract, live.get(b.app)?.contract];
  // What the live pair does not fit in either has always been so.
  const known = new Set(liveOne && liveOther ? betweenContracts(liveOne, liveOther, beside) : []);
  return betweenContracts(one.contract, other.contract, beside).some((found) => !known.has(found));
}

/**
 * The file with every pair that does not work of a version that is new in it and one of another part that a visit may
 * get or have. Contracts decide that once, because neither version changes.
 */
export async function withClashes(
  files: FileStore,
  before: ReleaseFile | null,
  file: ReleaseFile,
): Promise<ReleaseFile> {
  // The first versions were checked together.
  if (!before) return file;
  const { unchecked = false } = file;
  const isNew = (name: string) => unchecked || !Object.hasOwn(before.versions, name);
  const added = Object.keys(file.versions).filter(isNew);
  if (added.length === 0) return file;
  const read = readIn(files);
  const sides = new Map<string, Side>();
  for (const name of new Set([...keptVersions(file, new Date()), ...(unchecked ? [] : added)])) {
    const app = file.versions[name]?.app;
    if (app && !file.revoked.includes(name)) sides.set(name, await sideOf(app, read));
  }
  const live = new Map(
    APP_NAMES.flatMap((app) => {
      const version = liveOf(before, app);
      const side = version && sides.get(nameOf(version));
      return side ? [[app, side] as const] : [];
    }),
  );
  const isLive = (name: string) => [...live.values()].some(({ app }) => nameOf(app) === name);
  const isTogether = (one: string, other: string) =>
    unchecked ? isLive(one) && isLive(other) : added.includes(one) && added.includes(other);
  const found = added.flatMap((name) =>
    [...sides].flatMap(([other, side]) => {
      const own = sides.get(name);
      // Versions that were published at once were checked together.
      const isNeighbor = own && side.app.app !== own.app.app && !isTogether(name, other);
      return isNeighbor && clash(own, side, live) ? [pairOf(name, other)] : [];
    }),
  );
  const { unchecked: _done, ...checked } = file;
  return { ...checked, clashing: [...new Set([...file.clashing, ...found])] };
}
