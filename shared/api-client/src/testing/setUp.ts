import { fakeApi, memoryStorage, type FakeApi, type FakeHandlers } from '@shared/testing';
import { ApiError, createTransport, type Transport } from '..';

export const urlOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input.toString();

export const ADDRESS = { zip_code: '60018', state: 'IL', county: 'Cook', city: 'Des Plaines' } as const;
export const CAR = {
  year: 2019,
  manufacturer: 'Toyota',
  model: 'Camry',
  trim: 'LE',
  use_code: 'pleasure',
} as const;
export const STORED = { quoteId: 'quote-1', quoteKey: 'ab'.repeat(32) };

export interface Setup {
  api: FakeApi;
  storage: Storage;
  transport: Transport;
  /** Everything sent on the wire. */
  wire: { url: string; headers: Headers; body: string }[];
}

export function setUp(
  handlers: FakeHandlers,
  stored: Record<string, string> = STORED,
  serverNow = Date.now,
): Setup {
  const api = fakeApi(handlers, { now: serverNow });
  const storage = memoryStorage(stored);
  const wire: Setup['wire'] = [];
  const recording: typeof fetch = (input, init = {}) => {
    wire.push({
      url: urlOf(input),
      headers: new Headers(init.headers),
      body: JSON.stringify(init.body ?? ''),
    });
    return api.fetch(input, init);
  };
  return { api, storage, wire, transport: reopen(storage, recording) };
}

/** `repeatMs`: not at all by default, so that a call's first failure is its last. */
export const reopen = (storage: Storage, fetcher: typeof fetch, repeatMs = 0): Transport =>
  createTransport({
    apiBase: 'https://quotes.test',
    vehicleDataBase: 'https://cars.test',
    storage,
    fetch: fetcher,
    timeoutMs: 2000,
    repeatMs,
  });

export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('did not fail');
};
