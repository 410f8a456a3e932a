import { setTimeout as sleep } from 'node:timers/promises';
import type { LogEntry } from '@shared/kit/release';
import { withClashes } from '../gate/pairs';
import { noteTimes } from '../model/keptVersions';
import { Refusal } from '../model/refusal';
import { readLedger, writeLedger, type Ledger } from '../store/ledger';
import type { ReleaseStore } from '../store/openStore';
import { completeLog, isInLog, nextLine } from './actLog';

/** What an act makes of the ledger, and how the log names it. */
export interface Change extends Pick<LogEntry, 'who' | 'what' | 'why' | 'checks'> {
  ledger: Ledger;
  /** True if nothing is left to do, so that nothing is written or logged. */
  isDone?: boolean;
}

/** How often an act is decided again because others acted in between; each time, one of them succeeded. */
const TRIES = 20;
/** ms, at most, before deciding again. */
const PAUSE = 100;

/** The ledger with its log line. It is the one thing that an act writes; the log itself follows from it. */
function signedBy(before: Ledger, { ledger, who, what, why, checks = [] }: Change, text: string): Ledger {
  const line = nextLine({ who, what, why, ...(checks.length > 0 ? { checks } : {}) }, before.line, text);
  const { file } = ledger;
  const isChanged = file !== null && file !== before.file;
  return { ...ledger, file: isChanged ? noteTimes(before.file, file, new Date().toISOString()) : file, line };
}

/** The change, with the pairs noted in which a new version does not work. */
async function noticing<T extends Change>(
  { files }: ReleaseStore,
  { file: before }: Ledger,
  change: T,
): Promise<T> {
  const { file } = change.ledger;
  if (file === null || file === before) return change;
  return { ...change, ledger: { ...change.ledger, file: await withClashes(files, before, file) } };
}

async function isPerformed(store: ReleaseStore, line: string | null): Promise<boolean> {
  const { ledger } = await readLedger(store);
  return line !== null && (ledger.line === line || isInLog(store.files, line));
}

/**
 * Performs one act: decides it on the current ledger, and writes it only over that one, so that of two acts at once
 * the second is decided again. What was done already is not written. Returns what was decided, with the
 * written ledger. @throws Refusal
 */
export async function commit<T extends Change>(
  store: ReleaseStore,
  decide: (ledger: Ledger) => Promise<T>,
): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { ledger: before, tag } = await readLedger(store);
    const change = await noticing(store, before, await decide(before));
    if (change.isDone) return change;
    // Before the next act replaces it in the ledger, the line of the last one must be in the log.
    const next = signedBy(before, change, await completeLog(store.files, before.line));
    const isWritten = await writeLedger(store, next, tag);
    // The store may have written it and then failed to say so; the next act may even have replaced it since.
    if (isWritten || (await isPerformed(store, next.line))) {
      // If this fails, readers and the next act complete the log from the ledger.
      await completeLog(store.files, next.line).catch(() => {});
      return { ...change, ledger: next };
    }
    await sleep(Math.random() * PAUSE);
  }
  throw new Refusal(503, 'busy', 'Others are changing the releases; try again');
}
