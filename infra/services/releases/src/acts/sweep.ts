import type { Swept, SweepAct } from '@shared/kit/release';
import { demandScope } from '../model/act';
import { planSweep, REMOVED, withoutVersions, type Folder, type SweepPlan } from '../model/planSweep';
import type { AskHolds } from '../gate/askApi';
import { Refusal } from '../model/refusal';
import type { FileStore } from '../store/fileStore';
import { inParallel } from '../store/inParallel';
import { readLedger, type Ledger } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import { readLog } from './actLog';
import { commit } from './commit';
import type { Actor } from './perform';

const bytesOf = ({ files }: Folder) => files.reduce((sum, { bytes }) => sum + bytes, 0);

const sweptBy = ({ releases, folders }: SweepPlan): Swept => ({
  releases,
  folders: folders.map((folder) => ({
    name: folder.name,
    files: folder.files.length,
    bytes: bytesOf(folder),
  })),
});

/** What decides whether a version is still needed. */
interface Needed {
  askHolds: AskHolds;
  now: Date;
}

/** What a sweep would remove now. @throws Refusal if that cannot be proven */
async function plan(store: ReleaseStore, { file }: Ledger, { askHolds, now }: Needed): Promise<SweepPlan> {
  if (!file) throw new Refusal(409, 'nothing_published', 'Nothing is published yet');
  const found = [...(await store.files.list('apps/')), ...(await store.files.list('uploads/'))];
  return planSweep(file, found, { held: await askHolds(), now });
}

/** Removes a folder's files. A version's description is last and leaves a mark, so that nobody takes its name. */
async function removeFolder(files: FileStore, { name, files: found }: Folder): Promise<void> {
  const description = `${name}/build.json`;
  const others = found.filter((file) => file.name !== description);
  await inParallel(others, async (file) => files.remove(file.name));
  if (name.startsWith('apps/')) await files.put(description, REMOVED);
  else await files.remove(description);
}

function whatOf({ releases, folders }: SweepPlan): string {
  return ['sweep', releases.join(', ') || 'files', `(${folders.length} folders)`].join(' ');
}

/**
 * Removes what nobody needs, and logs it. The file loses its old versions first, so that nothing can go back
 * to them; a sweep that breaks off is finished by the next one. Platform only. @throws Refusal
 */
export async function sweep(
  store: ReleaseStore,
  { name, part, scope }: Actor,
  { why, dryRun = false }: SweepAct,
  askHolds: AskHolds,
  now = new Date(),
): Promise<Swept> {
  if (part !== '*') throw new Refusal(403, 'not_your_part', 'Only a platform token can sweep.');
  demandScope('sweep', scope);
  const { broken } = await readLog(store);
  if (broken) throw new Refusal(409, 'unproven', `Nothing is removed: the log was changed. ${broken}`);
  const first = await plan(store, (await readLedger(store)).ledger, { askHolds, now });
  if (dryRun || first.releases.length + first.folders.length === 0) return sweptBy(first);
  const { planned } = await commit(store, async (ledger) => {
    const current = await plan(store, ledger, { askHolds, now });
    const file = ledger.file && withoutVersions(ledger.file, current.releases);
    const checks = sweptBy(current).folders.map(
      (one) => `${one.name}: ${one.files} files, ${one.bytes} bytes`,
    );
    return { planned: current, ledger: { ...ledger, file }, who: name, what: whatOf(current), why, checks };
  });
  for (const folder of planned.folders) await removeFolder(store.files, folder);
  return sweptBy(planned);
}
