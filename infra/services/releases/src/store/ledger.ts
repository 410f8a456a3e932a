import type { FileStore } from './fileStore';
import type { StoredToken } from '../tokens/tokens';
import type { Parts } from '../model/parts';
import { fromFormer, type FormerFile } from '../model/former';
import { Refusal } from '../model/refusal';
import type { ReleaseFile } from '../model/release';
import type { ReleaseStore } from './openStore';
import { readersKey, seal, unseal, verifyingKey } from './signature';

/**
 * What the release system knows, in one signed file that is replaced whole: each act changes all of it or nothing,
 * and whoever can write the store cannot add a token or a release.
 */
export interface Ledger {
  /** One higher with each writing; a reader never takes a lower one. */
  seq: number;
  /** When nobody may believe it any more (ISO), unless the release service signs it again. */
  expires: string;
  /** Null before anything is published. */
  file: ReleaseFile | null;
  tokens: StoredToken[];
  /** What the platform keeps of each part. */
  parts: Parts;
  /** The log line of the act that wrote this; null before the first act. */
  line: string | null;
}

export interface StoredLedger {
  ledger: Ledger;
  /** Null before the first act. */
  tag: string | null;
}

const NAME = 'releases.json';
/** Bytes of the largest file that is read: more could only keep a reader busy. */
const MOST_BYTES = 64 * 1024 * 1024;
const DAY_MS = 86_400_000;
/** Days that a signature lasts. A restarted edge cannot be given an older file than that. */
const LASTS_DAYS = 7;

const EMPTY: StoredLedger = {
  ledger: { seq: 0, expires: '', file: null, tokens: [], parts: {}, line: null },
  tag: null,
};

/** The last ledger read from each store, so that an unchanged one is neither sent nor verified again. */
const known = new WeakMap<FileStore, StoredLedger & { tag: string }>();

/** A file of before pointers becomes one with them. */
const withPointers = (file: ReleaseFile | FormerFile | null): ReleaseFile | null =>
  file !== null && 'releases' in file ? fromFormer(file) : file;

type StoredFile = ReleaseFile | FormerFile | null;

function parse(sealed: string, store: ReleaseStore): Ledger {
  const payload: FormerFile | (Partial<Omit<Ledger, 'file'>> & { file?: StoredFile }) = JSON.parse(
    unseal(sealed, verifyingKey(store)),
  );
  // Before there were ledgers, the signed file contained only the releases.
  if ('releases' in payload) return { ...EMPTY.ledger, file: withPointers(payload) };
  return { ...EMPTY.ledger, ...payload, file: withPointers(payload.file ?? null) };
}

/** Rejects a file that was signed before one that this process has read: someone put it back. @throws Refusal */
function demandNewer({ seq }: Ledger, last: Ledger | undefined): void {
  if (last && seq < last.seq)
    throw new Refusal(
      503,
      'went_back',
      `The release file has the number ${seq}, and ${last.seq} was read before: an old file was put back`,
    );
}

/** Whether the release service has not signed a ledger again in time; files of before have no end. */
export const isExpired = ({ expires }: Pick<Ledger, 'expires'>, now = new Date()): boolean =>
  expires !== '' && expires <= now.toISOString();

/** Whether a ledger should be signed again, long before it expires. */
export const isStale = ({ expires }: Pick<Ledger, 'expires'>, now = new Date()): boolean =>
  expires <= new Date(now.getTime() + (LASTS_DAYS / 2) * DAY_MS).toISOString();

/** The verified ledger. @throws Error if the signature is wrong; Refusal if the store fails */
export async function readLedger(store: ReleaseStore): Promise<StoredLedger> {
  const last = known.get(store.files);
  const stored = await store.files.get(NAME, last?.tag);
  if (stored === null) return EMPTY;
  if (stored === 'same' && last) return last;
  if (stored === 'same') throw new Error('The release store says that an unknown file is the same');
  if (stored.content.length > MOST_BYTES)
    throw new Refusal(503, 'too_large', `The release file has more than ${MOST_BYTES} bytes`);
  const read = { ledger: parse(stored.content.toString(), store), tag: stored.tag };
  demandNewer(read.ledger, last?.ledger);
  known.set(store.files, read);
  return read;
}

/**
 * Writes the ledger, signed, over the one with this tag (null: where none is). False if that one is gone.
 * @throws Refusal if readers would reject it, because this machine lacks the signing key
 */
export async function writeLedger(
  store: ReleaseStore,
  ledger: Ledger,
  over: string | null | undefined,
): Promise<boolean> {
  const isFirst = typeof over !== 'string' && (await store.files.get(NAME)) === null;
  const expires = new Date(Date.now() + LASTS_DAYS * DAY_MS).toISOString();
  const next = { ...ledger, seq: ledger.seq + 1, expires };
  const sealed = seal(JSON.stringify(next), readersKey(store, { isFirst }));
  return (await store.files.put(NAME, sealed, over)) !== null;
}

/** The verified release file; null before anything is published. */
export async function readReleaseFile(store: ReleaseStore): Promise<ReleaseFile | null> {
  return (await readLedger(store)).ledger.file;
}

/**
 * What an edge needs: the verified release file, null before anything is published, and what is kept of each part.
 */
export async function readPublished(
  store: ReleaseStore,
): Promise<Pick<Ledger, 'file' | 'parts' | 'expires'>> {
  const { file, parts, expires } = (await readLedger(store)).ledger;
  return { file, parts, expires };
}

/** Replaces the release file outside of any act: for development and tests. */
export async function writeReleaseFile(store: ReleaseStore, file: ReleaseFile): Promise<void> {
  await writeLedger(store, { ...(await readLedger(store)).ledger, file }, undefined);
}
