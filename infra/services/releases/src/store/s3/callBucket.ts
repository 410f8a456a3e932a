import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { Refusal } from '../../model/refusal';
import type { Bucket } from './bucket';

export interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Of a file; empty for the bucket. */
  name?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  content?: Buffer;
}

export interface Answer {
  status: number;
  headers: Headers;
  content: Buffer;
}

/** ms after which an answer no longer counts. */
const TIME_LIMIT = 20_000;
/** How often a call that failed is made, and the ms before the second time; each pause is twice the one before. */
export const TRIES = 5;
const PAUSE = 100;

export const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Waits after a number of failed tries; not equally long for everyone, so that they do not return together. */
export async function pauseAfter(tries: number): Promise<void> {
  await sleep(PAUSE * 2 ** tries * (0.5 + Math.random()));
}

/** What the store's error is called, such as `NoSuchKey`. */
export const codeOf = ({ content }: Answer): string =>
  /<Code>(\w+)<\/Code>/.exec(content.toString())?.[1] ?? '';

export function storeFailed(said: string): Refusal {
  return new Refusal(503, 'store_failed', `The release store failed: ${said}`);
}

/** An answer that nobody expects: why, in one sentence. */
export function unexpected(answer: Answer, { method, name = '' }: Call): Refusal {
  const rights = answer.status === 403 ? '; it must allow to read and to list, and a writer to write' : '';
  return storeFailed(`${method} ${name || 'of the bucket'} got ${answer.status} ${codeOf(answer)}${rights}`);
}

/** Calls a bucket once. */
export type CallOnce = (call: Call) => Promise<Answer | null>;

/** Signs and sends one call. Null without a clear answer: the call may have happened or not. */
export function callerOf({ address, ...credentials }: Bucket): CallOnce {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 0 });
  return async ({ method, name = '', query = {}, headers = {}, content }) => {
    const path = name && `/${name.split('/').map(encodeURIComponent).join('/')}`;
    const url = new URL(address + path);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const hash = sha256Of(content ?? Buffer.alloc(0));
    const request = await client.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      ...(content ? { body: new Uint8Array(content) } : {}),
    });
    try {
      const answer = await fetch(request, { signal: AbortSignal.timeout(TIME_LIMIT) });
      const read = Buffer.from(await answer.arrayBuffer());
      const isUnclear = answer.status >= 500 || answer.status === 429 || answer.status === 408;
      return isUnclear ? null : { status: answer.status, headers: answer.headers, content: read };
    } catch {
      return null;
    }
  };
}

/** Calls until there is a clear answer: for calls that may happen twice. @throws Refusal `store_failed` */
export async function callSurely(once: CallOnce, call: Call): Promise<Answer> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await pauseAfter(tries - 1);
    const answer = await once(call);
    if (answer) return answer;
  }
  throw storeFailed(`${call.method} ${call.name ?? ''} had no answer ${TRIES} times`);
}
