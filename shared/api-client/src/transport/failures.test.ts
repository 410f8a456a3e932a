import { STORAGE_KEYS } from '@shared/domain';
import { ApiError } from './apiError';
import { aQuote, limitReached, refusal } from '@shared/testing';
import { createTransport, type Transport } from '..';
import { decodeVin, getCarriers, getQuote, listMakes, rateQuote } from '../requests';
import { failureOf, reopen, setUp, STORED, urlOf } from '../testing/setUp';

const ahead = (): number => Date.now() + 3_600_000;
const proxy: typeof fetch = () => Promise.resolve(new Response('<html>', { status: 502 }));
const broken: typeof fetch = () => Promise.resolve(Response.json({}, { status: 500 }));
const hang: typeof fetch = (_input, init) =>
  new Promise((_done, fail) => init?.signal?.addEventListener('abort', () => fail(new Error('aborted'))));

describe('envelope failures (security design)', () => {
  test('enc_stale: keeps the server’s time and seals the call once more', async () => {
    const { api, transport, wire } = setUp({ 'GET /v2/quotes/:id': aQuote() }, STORED, ahead);
    await getQuote(transport, 'quote-1');
    await getQuote(transport, 'quote-1');
    expect(api.calls).toHaveLength(2);
    expect(wire.filter(({ url }) => url.includes('/v2/'))).toHaveLength(3);
  });

  test('enc_kid_unknown: refetches the keys and seals the call once more', async () => {
    const { api, transport, wire } = setUp({ 'GET /v2/quotes/:id': aQuote() });
    await getQuote(transport, 'quote-1');
    await api.rotateKey();
    await getQuote(transport, 'quote-1');
    expect(wire.filter(({ url }) => url.endsWith('jwks.json'))).toHaveLength(2);
  });

  test.each(['enc_stale', 'enc_kid_unknown', 'enc_open_failed', 'enc_required'] as const)(
    'a persistent %s ends as an error and sends no plain text',
    async (code) => {
      const { transport, wire } = setUp({ 'GET /v2/quotes/:id': refusal(400, code) });
      expect((await failureOf(getQuote(transport, 'quote-1'))).has(code)).toBe(true);
      const sent = wire.filter(({ url }) => url.includes('/v2/'));
      expect(sent.length).toBeLessThanOrEqual(2);
      expect(sent.every(({ headers }) => headers.get('authorization')?.startsWith('QEnc '))).toBe(true);
    },
  );

  test('rejects a success that is not sealed', async () => {
    const { api, storage } = setUp({ 'GET /v2/quotes/:id': aQuote() });
    const plain: typeof fetch = (input, init) =>
      urlOf(input).includes('/v2/') ? Promise.resolve(Response.json(aQuote())) : api.fetch(input, init);
    const failure = await failureOf(getQuote(reopen(storage, plain), 'quote-1'));
    expect(failure.has('enc_malformed')).toBe(true);
  });

  test('an id without its key sends no request (reading 34) [R34]', async () => {
    const { transport, wire } = setUp({}, { quoteId: 'quote-1' });
    expect(await failureOf(getQuote(transport, 'quote-1'))).toMatchObject({ status: 404 });
    expect(wire).toEqual([]);
  });
});

describe('availability (reading 10)', () => {
  test('500 sets it, 502, 503, 404 and network failures leave it, the next success clears it [3-155, 4-18, 8-2, 8-3, R10-4, R10-5]', async () => {
    const { api, transport, storage } = setUp({});
    const changes: boolean[] = [];
    transport.onAvailability((unavailable) => changes.push(unavailable));
    for (const status of [502, 503, 404, 500, 503]) {
      api.use({ 'GET /v2/quotes/:id': refusal(status, 'x') });
      expect((await failureOf(getQuote(transport, 'quote-1'))).status).toBe(status);
    }
    expect(changes).toEqual([true]);
    api.use({ 'GET /v2/quotes/:id': aQuote() });
    await getQuote(transport, 'quote-1');
    expect(changes).toEqual([true, false]);
    expect(storage.getItem(STORAGE_KEYS.quoteId)).toBe('quote-1');
  });

  test('a success already in flight at the 500 clears nothing', async () => {
    let answer: (() => void) | undefined;
    const { transport } = setUp({
      'GET /v2/carriers/getallcarriers': () => new Promise((done) => (answer = () => done({ carriers: [] }))),
      'GET /v2/quotes/:id': refusal(500, 'internal_error'),
    });
    const changes: boolean[] = [];
    transport.onAvailability((unavailable) => changes.push(unavailable));
    const beside = getCarriers(transport);
    await failureOf(getQuote(transport, 'quote-1'));
    answer?.();
    await beside;
    expect(changes).toEqual([true]);
  });

  test.each([
    ['a list of cars', (transport: Transport) => listMakes(transport, 2019), [true]],
    ['the keys', (transport: Transport) => getQuote(transport, 'quote-1'), [true]],
    ['a search for a car', (transport: Transport) => decodeVin(transport, '1HGCM82633A004352'), []],
  ])(
    'a 500 of %s sets the flag, but a failed search just finds nothing (section 7) [8-2]',
    async (_name, call, wanted) => {
      const transport = reopen(setUp({}).storage, broken);
      const changes: boolean[] = [];
      transport.onAvailability((unavailable) => changes.push(unavailable));
      expect((await failureOf(call(transport))).status).toBe(500);
      expect(changes).toEqual(wanted);
    },
  );
});

describe('plain calls', () => {
  test('the vehicle data service gets no custom header (no preflight), and both return their lists [7-10, R38]', async () => {
    const { transport, wire } = setUp({
      'GET /v2/vehicles/:year/makes/': { makes: [{ id: 'toyota', name: 'Toyota', logo: null }] },
      'GET /v2/carriers/getallcarriers': { carriers: [] },
    });
    expect(await listMakes(transport, 2019)).toHaveLength(1);
    expect(await getCarriers(transport)).toEqual([]);
    expect([...(wire[0]?.headers ?? [])]).toEqual([]);
    expect(wire[0]?.url).toBe('https://cars.test/v2/vehicles/2019/makes/');
    expect(wire[1]?.headers.has('authorization')).toBe(false);
  });

  test('a proxy’s HTML page is an error with its status', async () => {
    const { storage } = setUp({});
    const failure = await failureOf(getCarriers(reopen(storage, proxy)));
    expect(failure).toMatchObject({ kind: 'http', status: 502 });
    expect(failure.has('unavailable')).toBe(true);
  });
});

const says = (status: number, type: string) => () =>
  Promise.resolve(
    new Response(' This car is on the list already.\n', { status, headers: { 'content-type': type } }),
  );

describe('an error that is plain text (section 8)', () => {
  const calls: [string, (transport: Transport) => Promise<unknown>][] = [
    ['sealed', (transport) => getQuote(transport, 'quote-1')],
    ['plain', (transport) => getCarriers(transport)],
  ];

  test.each(calls)('is the text of a %s call [8-13]', async (_name, call) => {
    const { api, storage } = setUp({}, STORED);
    const plain: typeof fetch = (input, init) =>
      urlOf(input).includes('/v2/') ? says(409, 'text/plain; charset=utf-8')() : api.fetch(input, init);
    const { errors } = await failureOf(call(reopen(storage, plain)));
    expect(errors).toEqual([{ code: 'plain_text', message: 'This car is on the list already.' }]);
  });

  test.each([
    ['what a gateway says', 502, 'text/plain'],
    ['a page', 404, 'text/html'],
  ])('is not %s', async (_name, status, type) => {
    const failure = await failureOf(getCarriers(reopen(setUp({}).storage, says(status, type))));
    expect(failure.errors).toEqual([{ code: 'unavailable', message: '' }]);
  });
});

test('a rate limit has its seconds, sealed and plain; other failures have none', async () => {
  const { api, transport } = setUp({
    'GET /v2/quotes/:id': limitReached(540),
    'GET /v2/carriers/getallcarriers': limitReached(30),
  });
  expect(await failureOf(getQuote(transport, 'quote-1'))).toMatchObject({ status: 429, retryAfter: 540 });
  expect((await failureOf(getCarriers(transport))).retryAfter).toBe(30);
  api.use({ 'GET /v2/quotes/:id': refusal(503, 'unavailable') });
  expect((await failureOf(getQuote(transport, 'quote-1'))).retryAfter).toBeNull();
});

test('a node of the previous release, which knows only the first suite, gets a request in that suite', async () => {
  const { api, storage } = setUp({ 'GET /v2/quotes/:id': aQuote() });
  const sent: string[] = [];
  const older: typeof fetch = (input, init) => {
    const authorization = new Headers(init?.headers).get('authorization') ?? '';
    if (authorization !== '') sent.push(authorization.slice(0, 8));
    if (!authorization.startsWith('QEnc v=2')) return api.fetch(input, init);
    const refused = { errors: [{ code: 'enc_malformed', message: '' }] };
    return Promise.resolve(new Response(JSON.stringify(refused), { status: 400 }));
  };
  const transport = reopen(storage, older);
  expect(await getQuote(transport, 'quote-1')).toMatchObject({ id: 'quote-1' });
  await getQuote(transport, 'quote-1');
  expect(sent).toEqual(['QEnc v=2', 'QEnc kid', 'QEnc kid']);
});

const limited: typeof fetch = () =>
  Promise.resolve(new Response('{}', { status: 429, headers: { 'retry-after': '7' } }));

test('a rate limit on the key agreement has its seconds', async () => {
  const { storage } = setUp({});
  const failure = await failureOf(getQuote(reopen(storage, limited), 'quote-1'));
  expect(failure).toMatchObject({ status: 429, retryAfter: 7 });
});

const nameIn = (headers: Headers | undefined) => headers?.get('x-request-id');

describe('one request id, from the browser to the logs and the screen', () => {
  test('each call has its own id, in the format that edge and API accept', async () => {
    const { transport, wire } = setUp({
      'GET /v2/quotes/:id': aQuote(),
      'GET /v2/carriers/getallcarriers': { carriers: [] },
    });
    await getQuote(transport, 'quote-1');
    await getCarriers(transport);
    const names = wire.map(({ headers }) => nameIn(headers));
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name).toMatch(/^[\w-]{8,64}$/);
  });

  test.each([
    [500, 'internal_error'],
    [503, 'unavailable'],
  ])('an error %i carries it, sealed and plain', async (status, code) => {
    const { transport, wire } = setUp({
      'GET /v2/quotes/:id': refusal(status, code),
      'GET /v2/carriers/getallcarriers': refusal(status, code),
    });
    for (const call of [() => getQuote(transport, 'quote-1'), () => getCarriers(transport)]) {
      const { requestId } = await failureOf(call());
      expect(requestId).toBe(nameIn(wire.at(-1)?.headers));
      expect(requestId).not.toBeNull();
    }
  });

  test('a call without a response carries it too; a vehicle data call has none', async () => {
    const { storage } = setUp({});
    const down = reopen(storage, () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failureOf(getCarriers(down))).requestId).toMatch(/^[\w-]{8,64}$/);
    expect((await failureOf(listMakes(down, 2019))).requestId).toBeNull();
  });

  test('an outage event has the id of the call that failed', async () => {
    const { transport, wire } = setUp({ 'GET /v2/quotes/:id': refusal(500, 'internal_error') });
    const changes: unknown[] = [];
    transport.onAvailability((...args) => changes.push(args));
    await failureOf(getQuote(transport, 'quote-1'));
    transport.onAvailability((...args) => changes.push(args));
    const met = [true, nameIn(wire.at(-1)?.headers)];
    expect(changes).toEqual([met, met]);
  });
});

test('a hanging call times out', async () => {
  const transport = createTransport({
    apiBase: '',
    vehicleDataBase: '',
    fetch: hang,
    timeoutMs: 20,
    repeatMs: 0,
  });
  expect(await failureOf(getCarriers(transport))).toMatchObject({ kind: 'timeout', status: 0 });
});

test('the query of a sealed call is bound as it is sent', async () => {
  const { api, transport } = setUp({ 'GET /v2/quotes/:id/rates': { best_match: null } });
  await rateQuote(transport, 'quote-1', { planCode: '10 06', rateId: 'r/é' });
  expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({ plan_code: '10 06', rate_id: 'r/é' });
});

test('forget removes every stored name (reading 28) [4-90, R28, R28-2]', () => {
  const stored = Object.fromEntries(Object.values(STORAGE_KEYS).map((name) => [name, 'x']));
  const { storage, transport } = setUp({}, { ...stored, language: 'es' });
  transport.forget();
  expect(storage.length).toBe(1);
});

test('instanceof works for another copy of ApiError, since shell and remotes bundle their own (federation)', () => {
  class Copied extends Error {
    override readonly name = 'ApiError';
  }
  expect(new Copied('version_stale') instanceof ApiError).toBe(true);
  expect(new Error('down') instanceof ApiError).toBe(false);
});
