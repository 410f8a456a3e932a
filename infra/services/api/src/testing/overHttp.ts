import type { InjectOptions } from 'fastify';

/** A shopper of an API in another process, for tests of other packages. */
export { createRatableQuote } from './fixtures';
export { createTestClient } from './testClient';

/** Timeout of a call in ms: far longer than the slowest response, which waits for carriers. */
const CALL_LIMIT = 60_000;

/** A call got no response at all. */
export class NoAnswer extends Error {}

function whyLost(error: unknown, method: string): unknown {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return isLate ? new NoAnswer(`a ${method} was not answered within ${CALL_LIMIT / 1000} s`) : error;
}

/**
 * Sends a test client's request to a process on that port.
 * @throws NoAnswer if the process hangs
 */
export async function sendTo(url: string, { method = 'GET', url: path, headers, payload }: InjectOptions) {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers ?? {})) given.set(name, String(value));
  const body = typeof payload === 'string' ? { body: payload } : {};
  const signal = AbortSignal.timeout(CALL_LIMIT);
  const init = { method, headers: given, signal, ...body };
  try {
    const answer = await fetch(`${url}${typeof path === 'string' ? path : ''}`, init);
    const text = await answer.text();
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: text,
      json: () => JSON.parse(text),
    };
  } catch (error) {
    throw whyLost(error, method);
  }
}
