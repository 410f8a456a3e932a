/** Shorter than a purchase's lease: no other node may try the same step while this one still waits. */
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
  readonly status: number;
  constructor(status: number) {
    super(`the provider answered ${status}`);
    this.status = status;
  }
}

/** One call of a provider's server API. @throws ProviderFailure, or what fetch throws when no answer came. */
export async function callProvider({ url, apiKey }: ProviderSettings, call: Call): Promise<Response> {
  const { method = 'GET', path, key, body } = call;
  const answer = await fetch(`${url.replace(/\/$/, '')}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  if (!answer.ok) {
    await answer.arrayBuffer();
    throw new ProviderFailure(answer.status);
  }
  return answer;
}
