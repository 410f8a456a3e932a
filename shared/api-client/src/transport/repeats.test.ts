import { aQuote, aVehicle, refusal, type FakeAnswer } from '@shared/testing';
import type { Transport } from '..';
import * as requests from '../requests';
import { ONLY_TIMERS, passTime } from '../testing/passTime';
import { ADDRESS, CAR, reopen, setUp } from '../testing/setUp';
import { REPEAT_MS } from './repeats';

/** A response, or none: a lost connection, or silence until the call's own limit. */
type Failure = FakeAnswer | 'lost' | 'silent';
type Call = (transport: Transport) => Promise<unknown>;

const away = (retryAfter?: number): FakeAnswer => ({
  ...refusal(503, 'unavailable'),
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

const HANDLERS = {
  'GET /v2/quotes/:id': aQuote({ vehicles: [aVehicle({ id: 'vehicle-1' })] }),
  'GET /v2/carriers/getallcarriers': { carriers: [] },
  'POST /v2/quotes': aQuote(),
  'POST /v2/quotes/:id/vehicles': { vehicle: aVehicle(), quote: aQuote({ version: 2 }) },
  'POST /v2/resume': aQuote(),
  'PATCH /v2/quotes/:id': aQuote({ homeowner: true, version: 2 }),
  'DELETE /v2/quotes/:id/vehicles/:vehicleId': { quote: aQuote({ version: 2 }) },
};

const isCall = (method: string | undefined): boolean => (method ?? 'GET') !== 'GET';

/** A network that fails the call `times` times before it reaches the API; the reads beside an edit pass. */
function failing(failure: Failure, times = Infinity, repeatMs = REPEAT_MS) {
  const { api, storage } = setUp(HANDLERS);
  const sent: { at: number; method: string; headers: Headers; body: unknown }[] = [];
  const inFlight = { now: 0, most: 0 };
  let isEdit = false;
  const answer = async (init: RequestInit): Promise<Response> => {
    if (failure === 'lost') throw new TypeError('Failed to fetch');
    if (failure === 'silent')
      return new Promise((_done, fail) => {
        init.signal?.addEventListener('abort', () => fail(new Error('aborted')));
      });
    const headers = failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) };
    return new Response(JSON.stringify(failure.body), { status: failure.status, headers });
  };
  const fetcher: typeof fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    isEdit ||= isCall(init.method);
    if (url.endsWith('jwks.json') || (isEdit && !isCall(init.method))) return api.fetch(input, init);
    const { method = 'GET', body } = init;
    sent.push({ at: performance.now(), method, headers: new Headers(init.headers), body });
    inFlight.now += 1;
    inFlight.most = Math.max(inFlight.most, inFlight.now);
    try {
      return await (sent.length <= times ? answer(init) : api.fetch(input, init));
    } finally {
      inFlight.now -= 1;
    }
  };
  const transport = reopen(storage, fetcher, repeatMs);
  transport.learnVersion({ id: 'quote-1', version: 1 });
  return { api, sent, inFlight, transport };
}

beforeEach(() => jest.useFakeTimers(ONLY_TIMERS));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const CALLS: [name: string, call: Call][] = [
  ['a plain GET', (at) => requests.getCarriers(at)],
  ['a sealed GET', (at) => requests.getQuote(at, 'quote-1')],
  ['a POST that creates', (at) => requests.createQuote(at, ADDRESS)],
  ['a POST that adds', (at) => requests.createVehicle(at, 'quote-1', CAR)],
  ['a POST that is idempotent anyway', (at) => requests.resumeQuote(at, 'the-code')],
  ['a PATCH', (at) => requests.updateQuote(at, 'quote-1', { homeowner: true })],
  ['a DELETE', (at) => requests.deleteVehicle(at, 'quote-1', 'vehicle-1')],
];

const FAILURES: [name: string, failure: Failure, isRepeated: boolean][] = [
  ['a lost connection', 'lost', true],
  ['silence', 'silent', true],
  ['502 of an edge whose API is away', refusal(502, 'api_unreachable'), true],
  ['503', away(), true],
  ['503 with retry-after', away(2), true],
  ['504 of a proxy', { status: 504, body: '<html>' }, true],
  ['409 while the first try is at work', refusal(409, 'idempotency_in_flight'), true],
  ['500', refusal(500, 'internal_error'), false],
  ['400', refusal(400, 'enc_open_failed'), false],
  ['404', refusal(404, 'quote_not_found'), false],
  ['409', refusal(409, 'quote_closed'), false],
  ['422', refusal(422, 'state_not_covered'), false],
  ['429', { ...refusal(429, 'rate_limited'), retryAfter: 1 }, false],
];

const TABLE = CALLS.flatMap(([name, call]) =>
  FAILURES.map(([failed, failure, isRepeated]) => ({ name, call, failed, failure, isRepeated })),
);

test.each(TABLE)('$name after $failed is repeated: $isRepeated', async ({ call, failure, isRepeated }) => {
  const { sent, transport } = failing(failure, 1);
  const { status } = await passTime(call(transport));
  expect([status, sent.length]).toEqual(isRepeated ? ['fulfilled', 2] : ['rejected', 1]);
});

test.each(CALLS)('%s fails only after 30 s, with one try at a time', async (_name, call) => {
  const { sent, inFlight, transport } = failing('lost');
  const began = performance.now();
  const end = await passTime(call(transport));
  expect(end).toMatchObject({ status: 'rejected', reason: { kind: 'network' } });
  const tries = sent.map(({ at }) => at - began);
  expect(tries.at(-1)).toBeGreaterThan(REPEAT_MS - 8000);
  expect(tries.at(-1)).toBeLessThanOrEqual(REPEAT_MS);
  // Few enough for the strictest limit per minute, 10 new quotes.
  expect(tries.length).toBeLessThan(10);
  expect(inFlight.most).toBe(1);
});

/** The pauses of a plain call that never succeeds, in ms. */
async function pausesOf(failure: Failure, times?: number): Promise<number[]> {
  const { sent, transport } = failing(failure, times);
  await passTime(requests.getCarriers(transport));
  return sent.slice(1).map(({ at }, before) => Math.round(at - (sent[before]?.at ?? 0)));
}

test.each([
  [0, [500, 1000, 2000, 4000, 5000, 5000, 5000, 5000]],
  [0.8, [700, 1400, 2800, 5600, 7000, 7000]],
])('pauses double up to five seconds, with jitter (%d) on top', async (random, pauses) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  expect(await pausesOf('lost')).toEqual(pauses);
});

test('a longer retry-after is respected, and one beyond the limit ends it', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  expect(await pausesOf(away(2), 2)).toEqual([2000, 2000]);
  expect(await pausesOf(away(60))).toEqual([]);
});

/** As in a browser, where the property is inherited. */
class Offline {
  get onLine() {
    return false;
  }
}

test('a browser that is offline says so at once', async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { value: new Offline(), configurable: true });
  const { sent, transport } = failing('lost');
  expect((await passTime(requests.getCarriers(transport))).status).toBe('rejected');
  expect(sent).toHaveLength(1);
  if (own) Object.defineProperty(globalThis, 'navigator', own);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

test('each try of a POST has the same key and quote key, and an envelope of its own', async () => {
  const { api, sent, transport } = failing(away(), 2);
  await passTime(requests.createVehicle(transport, 'quote-1', CAR));
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  expect(new Set(sent.map(({ headers }) => headers.get('authorization'))).size).toBe(3);
  expect(new Set(sent.map(({ body }) => body)).size).toBe(3);
  expect(api.calls).toHaveLength(1);
});

/** What is announced while a call is repeated whose connection is lost so many times. */
async function announced(call: Call, times: number): Promise<boolean[]> {
  const { transport } = failing('lost', times);
  const told: boolean[] = [];
  transport.onRepeating((isRepeating) => told.push(isRepeating));
  await passTime(call(transport));
  return told;
}

const ANNOUNCED: [name: string, call: Call, times: number, told: boolean[]][] = [
  ['a short outage is not', (at) => requests.getCarriers(at), 2, []],
  ['a longer one is, until the call succeeds', (at) => requests.getCarriers(at), 6, [true, false]],
  ['or fails', (at) => requests.getCarriers(at), Infinity, [true, false]],
  [
    'until the last of several calls ends',
    (at) => Promise.allSettled([requests.getCarriers(at), requests.listYears(at)]),
    Infinity,
    [true, false],
  ],
  [
    'a call whose answer is optional is not',
    (at) => requests.priceRange(at, 'quote-1', 'drivers'),
    Infinity,
    [],
  ],
];

test.each(ANNOUNCED)('what is announced: %s', async (_name, call, times, told) => {
  expect(await announced(call, times)).toEqual(told);
});
