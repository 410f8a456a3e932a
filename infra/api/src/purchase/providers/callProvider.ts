import type { Read } from './readAnswer';

/**
 * Timeout of a call with its whole response. Shorter than a purchase's lease, so that no other node tries the same
 * step meanwhile.
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

/** The provider rejected the call; only its status is kept, because its text may contain personal data. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  /** The waiting shopper is told to try again. */
  readonly statusCode = 503;
  readonly status: number;
  constructor(status: number) {
    super(`the provider answered ${status}`);
    this.status = status;
  }
}

/** No response came, or an unreadable one: the outcome is unknown until the provider is asked. */
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
 * Calls a provider's server API and parses the response with `read`; a body that breaks off or has another shape
 * counts as no response, whatever its status. @throws ProviderFailure for a rejection, ProviderSilent without a
 * response.
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
