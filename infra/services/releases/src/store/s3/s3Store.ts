import { randomUUID } from 'node:crypto';
import type { FileStore, Listed, Stored } from '../fileStore';
import { demandName } from '../demandName';
import type { Bucket } from './bucket';
import {
  callerOf,
  callSurely,
  codeOf,
  pauseAfter,
  sha256Of,
  storeFailed,
  TRIES,
  unexpected,
  type Answer,
  type Call,
  type CallOnce,
} from './callBucket';
import { XMLParser } from 'fast-xml-parser';

interface Listing {
  ListBucketResult?: {
    IsTruncated?: string;
    NextContinuationToken?: string;
    Contents?: { Key: string; Size: string; LastModified: string }[];
  };
}

// As text, because a key may look like a number.
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

/** Every file whose name begins with the prefix. */
export async function listBucket(once: CallOnce, prefix: string): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (let after: string | undefined, isLast = false; !isLast;) {
    const query = { 'list-type': '2', prefix, ...(after ? { 'continuation-token': after } : {}) };
    const call: Call = { method: 'GET', query };
    const answer = await callSurely(once, call);
    if (answer.status !== 200) throw unexpected(answer, call);
    const { ListBucketResult: page }: Listing = parser.parse(answer.content);
    if (!page) throw storeFailed('its list cannot be read');
    for (const { Key, Size, LastModified } of page.Contents ?? [])
      listed.push({ name: Key, bytes: Number(Size), changedAt: new Date(LastModified) });
    after = page.NextContinuationToken;
    isLast = page.IsTruncated !== 'true';
    if (!isLast && !after) throw storeFailed('its list has no end');
  }
  return listed;
}

const NAME = 'conditions.txt';
const CONTENT = Buffer.from('The release system tries here whether this store has conditional writes.\n');

const write = (headers: Record<string, string>): Call => ({
  method: 'PUT',
  name: NAME,
  content: CONTENT,
  headers,
});

/**
 * Rejects a store that ignores the conditions of a write, because two acts at once would then lose one.
 * @throws Refusal `store_failed`
 */
async function demandConditions(once: CallOnce): Promise<void> {
  const plain = write({});
  const written = await callSurely(once, plain);
  if (written.status !== 200) throw unexpected(written, plain);
  for (const headers of [{ 'if-none-match': '*' }, { 'if-match': `"${'0'.repeat(32)}"` }]) {
    const { status } = await callSurely(once, write(headers));
    if (status !== 412 && status !== 409)
      throw storeFailed(`it ignores ${Object.keys(headers).join()} (${status}), so acts could be lost`);
  }
}

const SHA256 = 'x-amz-meta-sha256';
/** Tells a writing from another one of the same content. */
const WRITING = 'x-amz-meta-writing';

/** Another writer was first (412), is writing now (409), or has removed the file (404). */
const CONFLICTS = new Set([404, 409, 412]);

const isMissing = (answer: Answer) => answer.status === 404 && codeOf(answer) !== 'NoSuchBucket';

function tagOf({ headers }: Answer): string {
  const tag = headers.get('etag');
  if (!tag) throw storeFailed('an answer has no ETag');
  return tag;
}

/** Files in a bucket of an S3-compatible store that has conditional writes; for any number of processes anywhere. */
export class S3Store implements FileStore {
  readonly isLocal = false;
  readonly #once: CallOnce;
  #hasConditions: Promise<void> | null = null;

  constructor(bucket: Bucket) {
    this.#once = callerOf(bucket);
  }

  get(name: string): Promise<Stored | null>;
  get(name: string, known: string | undefined): Promise<Stored | 'same' | null>;
  async get(name: string, known?: string): Promise<Stored | 'same' | null> {
    demandName(name);
    const headers = known === undefined ? {} : { 'if-none-match': known };
    const call: Call = { method: 'GET', name, headers };
    const answer = await callSurely(this.#once, call);
    if (isMissing(answer)) return null;
    if (answer.status === 304) return 'same';
    if (answer.status !== 200) throw unexpected(answer, call);
    if (answer.headers.get(SHA256) !== sha256Of(answer.content))
      throw storeFailed(`${name} does not have the SHA-256 that it was written with`);
    return { content: answer.content, tag: tagOf(answer) };
  }

  async put(name: string, content: Buffer | string, over?: string | null): Promise<string | null> {
    demandName(name);
    const bytes = Buffer.from(content);
    const headers = { [SHA256]: sha256Of(bytes), [WRITING]: randomUUID() };
    const call = { method: 'PUT', name, headers, content: bytes } as const;
    if (over === undefined) {
      const answer = await callSurely(this.#once, call);
      if (answer.status !== 200) throw unexpected(answer, call);
      return tagOf(answer);
    }
    await this.#demandConditions();
    const condition: Record<string, string> = over === null ? { 'if-none-match': '*' } : { 'if-match': over };
    return this.#putOver({ ...call, headers: { ...headers, ...condition } }, over);
  }

  /** After an unclear answer, what the store has decides: our own writing, nothing new, or someone else's. */
  async #putOver(call: Call & { name: string; headers: Record<string, string> }, over: string | null) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await this.#once(call);
      if (answer?.status === 200) return tagOf(answer);
      if (answer && (!CONFLICTS.has(answer.status) || codeOf(answer) === 'NoSuchBucket'))
        throw unexpected(answer, call);
      if (answer && tries === 0) return null;
      const look: Call = { method: 'HEAD', name: call.name };
      const there = await callSurely(this.#once, look);
      if (![200, 404].includes(there.status)) throw unexpected(there, look);
      const tag = there.status === 404 ? null : tagOf(there);
      if (tag !== null && there.headers.get(WRITING) === call.headers[WRITING]) return tag;
      if (tag !== over) return null;
      await pauseAfter(tries);
    }
    throw storeFailed(`PUT ${call.name} had no clear answer ${TRIES} times`);
  }

  /** Once for each process, before its first conditional write. */
  async #demandConditions(): Promise<void> {
    this.#hasConditions ??= demandConditions(this.#once).catch((error: unknown) => {
      this.#hasConditions = null;
      throw error;
    });
    return this.#hasConditions;
  }

  async list(folder: string): Promise<Listed[]> {
    demandName(folder);
    return listBucket(this.#once, folder);
  }

  async remove(name: string): Promise<void> {
    demandName(name);
    const call: Call = { method: 'DELETE', name };
    const answer = await callSurely(this.#once, call);
    if (answer.status >= 300 && !isMissing(answer)) throw unexpected(answer, call);
  }
}
