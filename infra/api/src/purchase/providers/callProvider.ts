import type { Read } from './readAnswer';

/**
 * Of a call and its whole answer. Shorter than a purchase's lease: no other node may try the same step while this one still
 * waits.
 */
const TIME_LIMIT = 10_000;

export interface ProviderSettings {
  url: string;
  apiKey: string;
}

interface Call {
  method?: 'GET' | 'POST';
  path: string;
  key?: string;
  body?: object;
}

/** The provider did not take the call: its status is all that is known, its words may quote a person. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  /** What a shopper who waits for it is told: try again. */
  readonly statusCode = 503;
  readonly status: number;
  constructor(status: number) {
    super(`the provider answered ${status}`);
    this.status = status;
  }
}

/** No answer came, or none that can be read: whether the call was done is unknown until the provider is asked. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';
  readonly statusCode = 503;
}

function send(
  { url, apiKey }: ProviderSettings,
  { method = 'GET', path, key, body }: Call,
): Promise<Response> {
  return fetch(`${url.replace(/\/$/, '')}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
}

/**
 * One call of a provider's server API, with what `read` makes of its answer: a body that breaks off or says something else
 * is no answer, whatever its status. @throws ProviderFailure for a refusal, ProviderSilent when no answer came.
 */
export async function callProvider<T>(settings: ProviderSettings, call: Call, read: Read<T>): Promise<T> {
  try {
    const answer = await send(settings, call);
    if (answer.ok) return await read(answer);
    await answer.arrayBuffer();
    throw new ProviderFailure(answer.status);
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderSilent('no answer', { cause: error });
  }
}
