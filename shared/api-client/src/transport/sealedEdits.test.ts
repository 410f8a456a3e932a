import type { Quote } from '@shared/domain';
import { aDriver, aQuote, aVehicle, refusal, type FakeCall } from '@shared/testing';
import type { Transport } from '..';
import { deleteVehicle, updateDriver, updateQuote, updateVehicle } from '../requests';
import { ONLY_TIMERS, passTime } from '../testing/passTime';
import { failureOf, reopen, setUp } from '../testing/setUp';
import { REPEAT_MS } from './repeats';

const HOME = { homeowner: true } as const;

/** A server that applies every edit of the current version and loses the first response. */
function losing() {
  let quote = aQuote({ vehicles: [aVehicle({ id: 'car-1' }), aVehicle({ id: 'car-2' })] });
  let isLost = false;
  const { api, storage } = setUp({
    'GET /v2/quotes/:id': () => quote,
    'PATCH /v2/quotes/:id': ({ body, headers }: FakeCall) => {
      if (headers.get('if-match') !== `"${quote.version}"`) return refusal(412, 'version_stale');
      return (quote = Object.assign({}, quote, body, { version: quote.version + 1 }));
    },
    'DELETE /v2/quotes/:id/vehicles/:vehicleId': ({ params, headers }: FakeCall) => {
      if (headers.get('if-match') !== `"${quote.version}"`) return refusal(412, 'version_stale');
      const vehicles = quote.vehicles.filter(({ id }) => id !== params['vehicleId']);
      return { quote: (quote = { ...quote, vehicles, version: quote.version + 1 }) };
    },
  });
  const fetcher: typeof fetch = async (input, init) => {
    const answer = await api.fetch(input, init);
    if (!['PATCH', 'DELETE'].includes(init?.method ?? 'GET') || isLost) return answer;
    isLost = true;
    throw new TypeError('network');
  };
  const elsewhere = (changes: Partial<Quote>) => {
    quote = { ...quote, ...changes, version: quote.version + 1 };
  };
  return { api, elsewhere, transport: reopen(storage, fetcher) };
}

describe('an edit sent again after its response was lost', () => {
  test('if it was applied, it is saved without a conflict', async () => {
    const { transport } = losing();
    await failureOf(updateQuote(transport, 'quote-1', HOME));
    expect(transport.lostEdits()).toEqual([{ of: 'quote', id: 'quote-1', fields: HOME, version: 1 }]);
    expect(await updateQuote(transport, 'quote-1', HOME)).toMatchObject({ ...HOME, version: 2 });
    expect(transport.lostEdits()).toEqual([]);
  });

  test('if it was applied and corrected since, the current edit is saved', async () => {
    const { transport } = losing();
    await failureOf(updateQuote(transport, 'quote-1', HOME));
    expect(await updateQuote(transport, 'quote-1', { homeowner: false })).toMatchObject({ homeowner: false });
  });

  test('if it was applied before someone else changed the same fields, that is reported', async () => {
    const { elsewhere, transport } = losing();
    await failureOf(updateQuote(transport, 'quote-1', HOME));
    elsewhere({ homeowner: false });
    expect(await failureOf(updateQuote(transport, 'quote-1', HOME))).toMatchObject({ status: 412 });
  });

  test('if it was not applied but someone else edited, that is reported', async () => {
    const { api, elsewhere, transport } = losing();
    api.use({ 'PATCH /v2/quotes/:id': refusal(503, 'unavailable') });
    await failureOf(updateQuote(transport, 'quote-1', HOME));
    elsewhere({ homeowner: false });
    api.use({ 'PATCH /v2/quotes/:id': refusal(412, 'version_stale') });
    expect(await failureOf(updateQuote(transport, 'quote-1', HOME))).toMatchObject({ status: 412 });
  });

  test('start over forgets it (reading 28)', async () => {
    const { transport } = losing();
    await failureOf(updateQuote(transport, 'quote-1', HOME));
    transport.forget();
    expect(transport.lostEdits()).toEqual([]);
  });
});

test('an edit that the quote already contains is no conflict', async () => {
  const { elsewhere, transport } = losing();
  await failureOf(updateQuote(transport, 'quote-1', { pay_in_full: true }));
  elsewhere(HOME);
  expect(await updateQuote(transport, 'quote-1', HOME)).toMatchObject({ ...HOME, version: 4 });
});

const left = ({ quote }: { quote: Quote }) => quote.vehicles.map(({ id }) => id);

describe('a removal sent again after its response was lost', () => {
  test('if it was applied, the car is gone without a conflict', async () => {
    const { transport } = losing();
    await failureOf(deleteVehicle(transport, 'quote-1', 'car-1'));
    expect(transport.lostEdits()).toMatchObject([{ of: 'vehicles', id: 'car-1', fields: null }]);
    expect(left(await deleteVehicle(transport, 'quote-1', 'car-1'))).toEqual(['car-2']);
    expect(left(await deleteVehicle(transport, 'quote-1', 'car-2'))).toEqual([]);
  });

  test('if it was not, and someone else changed the quote, that is reported', async () => {
    const { elsewhere, transport } = losing();
    await failureOf(updateQuote(transport, 'quote-1', HOME));
    elsewhere({ homeowner: false });
    expect(await failureOf(deleteVehicle(transport, 'quote-1', 'car-1'))).toMatchObject({ status: 412 });
  });
});

/** An API whose responses to edits get lost: before the edit is saved, or after. `then` runs right after each loss. */
function forgetful(
  loses: ('before' | 'after')[],
  then: (elsewhere: (changes: Partial<Quote>) => void) => void,
) {
  let quote = aQuote({
    vehicles: [aVehicle({ id: 'car-1' })],
    drivers: [aDriver({ id: 'driver-1', social_security_last4: '6789' })],
  });
  const save = ({ headers }: FakeCall, changes: Partial<Quote>) => {
    if (headers.get('if-match') !== `"${quote.version}"`) return null;
    return (quote = { ...quote, ...changes, version: quote.version + 1 });
  };
  const stale = refusal(412, 'version_stale');
  const { api, storage } = setUp({
    'GET /v2/quotes/:id': () => quote,
    'PATCH /v2/quotes/:id': (call: FakeCall) => save(call, Object(call.body)) ?? stale,
    'PATCH /v2/quotes/:id/vehicles/:itemId'(call: FakeCall) {
      const vehicles = quote.vehicles.map((vehicle) => Object.assign({}, vehicle, call.body));
      const saved = save(call, { vehicles });
      return saved ? { vehicle: saved.vehicles[0], quote: saved } : stale;
    },
    'PATCH /v2/quotes/:id/drivers/:itemId'(call: FakeCall) {
      const social_security_last4 = String(Object(call.body).social_security).slice(-4);
      const drivers = quote.drivers.map((driver) => ({ ...driver, social_security_last4 }));
      const saved = save(call, { drivers });
      return saved ? { driver: saved.drivers[0], social: 'handle', quote: saved } : stale;
    },
    'DELETE /v2/quotes/:id/vehicles/:itemId'(call: FakeCall) {
      const saved = save(call, { vehicles: [] });
      return saved ? { quote: saved } : stale;
    },
  });
  const elsewhere = (changes: Partial<Quote>) => {
    quote = { ...quote, ...changes, version: quote.version + 1 };
  };
  const sent: string[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const { method = 'GET' } = init ?? {};
    sent.push(method);
    const loss = method === 'GET' ? undefined : loses.shift();
    if (loss === undefined) return api.fetch(input, init);
    if (loss === 'after') await api.fetch(input, init);
    then(elsewhere);
    throw new TypeError('Failed to fetch');
  };
  const transport = reopen(storage, fetcher, REPEAT_MS);
  transport.learnVersion(quote);
  return { sent: () => sent.filter((method) => method !== 'GET'), transport, now: () => quote };
}

const nothing = () => undefined;
const EDITS = {
  quote: (at: Transport) => updateQuote(at, 'quote-1', HOME),
  car: (at: Transport) => updateVehicle(at, 'quote-1', 'car-1', { use_code: 'business' }),
  removal: (at: Transport) => deleteVehicle(at, 'quote-1', 'car-1'),
  number: (at: Transport) => updateDriver(at, 'quote-1', 'driver-1', { social_security: '123456789' }),
};

describe('an edit without a response, before an error is shown', () => {
  beforeEach(() => jest.useFakeTimers(ONLY_TIMERS));
  afterEach(() => jest.useRealTimers());

  /** `sent`: how often the edit was sent; `version`: of the quote in the end, from 1. */
  test.each<
    [
      name: string,
      edit: keyof typeof EDITS,
      loses: ('before' | 'after')[],
      elsewhere: Partial<Quote> | null,
      end: { sent: number; version: number; error?: number },
    ]
  >([
    ['saved: it is done', 'quote', ['after'], null, { sent: 1, version: 2 }],
    ['a saved car: it is done', 'car', ['after'], null, { sent: 1, version: 2 }],
    ['a car that was removed: it is done', 'removal', ['after'], null, { sent: 1, version: 2 }],
    ['not saved: it is sent again', 'quote', ['before'], null, { sent: 2, version: 2 }],
    ['a car not saved: it is sent again', 'car', ['before', 'before'], null, { sent: 3, version: 2 }],
    ['a car not removed: it is sent again', 'removal', ['before'], null, { sent: 2, version: 2 }],
    ['lost twice, then saved: it is done', 'quote', ['before', 'after'], null, { sent: 2, version: 2 }],
    [
      'not saved, and changed elsewhere: a conflict',
      'quote',
      ['before'],
      { homeowner: false },
      { sent: 1, version: 2, error: 412 },
    ],
    [
      'saved, and changed back elsewhere: a conflict',
      'quote',
      ['after'],
      { homeowner: false },
      { sent: 1, version: 3, error: 412 },
    ],
    [
      'saved, and something else changed elsewhere: it is saved on top',
      'quote',
      ['after'],
      { pay_in_full: true },
      { sent: 2, version: 4 },
    ],
    [
      'not removed, and changed elsewhere: a conflict',
      'removal',
      ['before'],
      { homeowner: false },
      { sent: 1, version: 2, error: 412 },
    ],
    [
      'a number whose last digits the quote had before: it is sent again, as they prove nothing',
      'number',
      ['before'],
      { homeowner: false },
      { sent: 2, version: 3 },
    ],
  ])('%s', async (_name, edit, loses, changes, wanted) => {
    const { sent, transport, now } = forgetful([...loses], (elsewhere) => changes && elsewhere(changes));
    const end = await passTime<unknown>(EDITS[edit](transport));
    const error = end.status === 'rejected' ? { error: end.reason.status } : {};
    expect({ sent: sent().length, version: now().version, ...error }).toEqual(wanted);
    if (end.status === 'fulfilled') expect(transport.lostEdits()).toEqual([]);
  });

  test.each(['quote', 'car', 'removal'] as const)(
    'the response about a %s is the one that was lost',
    async (edit) => {
      const lost = await passTime<unknown>(EDITS[edit](forgetful(['after'], nothing).transport));
      const quiet = await passTime<unknown>(EDITS[edit](forgetful([], nothing).transport));
      expect(lost).toEqual(quiet);
    },
  );

  test('an outage of 30 s ends with its error, and the edit is remembered as possibly saved', async () => {
    const { transport } = forgetful(Array(20).fill('before'), nothing);
    const end = await passTime(EDITS.quote(transport));
    expect(end).toMatchObject({ status: 'rejected', reason: { kind: 'network' } });
    expect(transport.lostEdits()).toEqual([{ of: 'quote', id: 'quote-1', fields: HOME, version: 1 }]);
  });
});
