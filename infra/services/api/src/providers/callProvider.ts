import { object, string } from 'yup';
import { jsonOf, type Read } from './readAnswer';

/** The outside services, as logs, `/healthz` and metrics name them. */
export type ProviderName = 'cards' | 'form' | 'esign' | 'mail' | 'address';

/**
 * Timeout of a call with its whole response. Shorter than the lease of a purchase or a letter, so that no other node
 * tries the same step meanwhile.
 */
const TIME_LIMIT = 10_000;

export interface ProviderSettings {
  name: ProviderName;
  url: string;
  /** Null: a service without a key. */
  apiKey: string | null;
}

interface Call {
  /** What logs call it: an address may contain ids. */
  name: string;
  method?: 'GET' | 'POST';
  path: string;
  key?: string;
  body?: object;
  /** ms */
  limit?: number;
}

/** A call and its provider, without anything of a shopper's. */
export interface Asked {
  provider: ProviderName;
  call: string;
}

/** A provider's call failed. It names the call and the status, because a provider's text may contain personal data. */
export abstract class ProviderError extends Error {
  /** The waiting shopper is told to try again. */
  readonly statusCode = 503;
  readonly provider: ProviderName;
  readonly call: string;
  /** Null without an answer. */
  abstract readonly status: number | null;
  constructor({ provider, call }: Asked, what: string, cause?: unknown) {
    super(`${provider}: ${call}: ${what}`, { cause });
    this.provider = provider;
    this.call = call;
  }
}

/** The provider rejected the call. */
export class ProviderFailure extends ProviderError {
  override readonly name: string = 'ProviderFailure';
  readonly status: number;
  constructor(asked: Asked, status: number) {
    super(asked, `the answer was ${status}`);
    this.status = status;
  }
}

/** No response came, or an unreadable one: the outcome is unknown until the provider is asked. */
export class ProviderSilent extends ProviderError {
  override readonly name = 'ProviderSilent';
  readonly status = null;
  constructor(asked: Asked, cause?: unknown) {
    super(asked, 'no answer', cause);
  }
}

/** The code of a call that was not made, because its setting is empty. */
export const KEY_EMPTY = 'key_empty';

class KeyEmpty extends Error {
  override readonly name = 'KeyEmpty';
  readonly code = KEY_EMPTY;
}

const addressOf = (url: string, path: string): string => (path === '' ? url : url.replace(/\/$/, '') + path);

function send(
  { url, apiKey }: ProviderSettings,
  { method = 'GET', path, key, body, limit = TIME_LIMIT }: Call,
): Promise<Response> {
  return fetch(addressOf(url, path), {
    method,
    headers: {
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limit),
  });
}

/**
 * Calls a provider's server API and parses the response with `read`; a body that breaks off or has another shape
 * counts as no response, whatever its status. @throws ProviderFailure for a rejection, ProviderSilent without a
 * response.
 */
export async function callProvider<T>(settings: ProviderSettings, call: Call, read: Read<T>): Promise<T> {
  const asked = { provider: settings.name, call: call.name };
  try {
    // An empty variable is no key; a provider would only refuse it.
    if (settings.apiKey === '') throw new KeyEmpty();
    const answer = await send(settings, call);
    if (answer.ok) return await read(answer);
    await answer.arrayBuffer();
    throw new ProviderFailure(asked, answer.status);
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderSilent(asked, error);
  }
}

/** So that a wrong address with a page of its own is no provider. */
const pong = object({ status: string().oneOf(['ok']).required() });

/** The call that costs nothing: whether the provider answers and accepts the key. @throws like `callProvider` */
export async function pingProvider(settings: ProviderSettings, path: string): Promise<void> {
  await callProvider(settings, { name: 'ping', path }, jsonOf(pong));
}
