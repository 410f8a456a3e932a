import type { FileStore } from './fileStore';
import type { StoredToken } from '../tokens/tokens';
import type { Parts } from '../model/parts';
import type { ReleaseFile } from '../model/release';
import type { ReleaseStore } from './openStore';
import { readersKey, seal, unseal, verifyingKey } from './signature';

/**
 * What the release system knows, in one signed file that is replaced whole: each act changes all of it or nothing,
 * and whoever can write the store cannot add a token or a release.
 */
export interface Ledger {
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
const EMPTY: StoredLedger = { ledger: { file: null, tokens: [], parts: {}, line: null }, tag: null };

/** The last ledger read from each store, so that an unchanged one is neither sent nor verified again. */
const known = new WeakMap<FileStore, StoredLedger & { tag: string }>();

function parse(sealed: string, store: ReleaseStore): Ledger {
  const payload: Partial<Ledger> | ReleaseFile = JSON.parse(unseal(sealed, verifyingKey(store)));
  // Before there were ledgers, the signed file contained only the releases; the first ones had no parts.
  return { ...EMPTY.ledger, ...('live' in payload ? { file: payload } : payload) };
}

/** The verified ledger. @throws Error if the signature is wrong; Refusal if the store fails */
export async function readLedger(store: ReleaseStore): Promise<StoredLedger> {
  const last = known.get(store.files);
  const stored = await store.files.get(NAME, last?.tag);
  if (stored === null) return EMPTY;
  if (stored === 'same' && last) return last;
  if (stored === 'same') throw new Error('The release store says that an unknown file is the same');
  const read = { ledger: parse(stored.content.toString(), store), tag: stored.tag };
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
  const sealed = seal(JSON.stringify(ledger), readersKey(store, { isFirst }));
  return (await store.files.put(NAME, sealed, over)) !== null;
}

/** The verified release file; null before anything is published. */
export async function readReleaseFile(store: ReleaseStore): Promise<ReleaseFile | null> {
  return (await readLedger(store)).ledger.file;
}

/** What an edge needs: the verified release file, null before anything is published, and what is kept of each part. */
export async function readPublished(store: ReleaseStore): Promise<Pick<Ledger, 'file' | 'parts'>> {
  const { file, parts } = (await readLedger(store)).ledger;
  return { file, parts };
}

/** Replaces the release file outside of any act: for development and tests. */
export async function writeReleaseFile(store: ReleaseStore, file: ReleaseFile): Promise<void> {
  await writeLedger(store, { ...(await readLedger(store)).ledger, file }, undefined);
}
