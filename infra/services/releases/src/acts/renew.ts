import { withClashes } from '../gate/pairs';
import type { ReleaseStore } from '../store/openStore';
import { isStale, readLedger, writeLedger } from '../store/ledger';

const HOUR_MS = 3_600_000;

/**
 * Signs the ledger again if its end is near, so that edges go on believing it, and compares the pairs of versions from
 * before pointers. Nothing else changes, so nothing is logged.
 */
export async function renew(store: ReleaseStore): Promise<void> {
  const { ledger, tag } = await readLedger(store);
  const { file } = ledger;
  if (tag === null || !(isStale(ledger) || file?.unchecked)) return;
  const next = file && (await withClashes(store.files, file, file));
  // Whoever writes in between signs it as well.
  await writeLedger(store, { ...ledger, file: next }, tag);
}

/** Renews now and every hour until the returned function is called. A failed try is told, and the next one repeats it. */
export function keepRenewing(store: ReleaseStore, tell: (error: unknown) => void): () => void {
  const run = () => void renew(store).catch(tell);
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
