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
  /** What a shopper who waits for it is told: try again. */
  readonly statusCode = 503;
  readonly status: number;
  constructor(status: number) {
    super(`the provider answered ${status}`);
    this.status = status;
  }
}

/** No answer came: whether the call was done is unknown until the provider is asked. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';
  readonly statusCode = 503;
}

/** One call of a provider's server API. @throws ProviderFailure for a refusal, ProviderSilent when no answer came. */
export async function callProvider({ url, apiKey }: ProviderSettings, call: Call): Promise<Response> {
  const { method = 'GET', path, key, body } = call;
  const sent = fetch(`${url.replace(/\/$/, '')}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  const answer = await sent.catch((error: unknown) => {
    throw new ProviderSilent('no answer', { cause: error });
  });
  if (!answer.ok) {
    await answer.arrayBuffer();
    throw new ProviderFailure(answer.status);
  }
  return answer;
}
