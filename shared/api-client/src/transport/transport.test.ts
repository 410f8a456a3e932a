import { STORAGE_KEYS } from '@shared/domain';
import { aQuote, aVehicle, refusal, settle } from '@shared/testing';
import { createQuote, createVehicle, requestResumeLink, resumeQuote, updateQuote } from '../requests';
import { ADDRESS, CAR, failureOf, reopen, setUp, STORED } from '../testing/setUp';

describe('a new quote', () => {
  test('is created under a new 256-bit key; id, key and state are stored, and key and address are unreadable on the wire [3-33, 3-34, 4-81, 4-82, R34-2]', async () => {
    const { api, storage, transport, wire } = setUp({ 'POST /v2/quotes': aQuote() }, {});
    await createQuote(transport, ADDRESS);
    const key = storage.getItem(STORAGE_KEYS.quoteKey) ?? '';
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(api.calls[0]).toMatchObject({ quoteKey: key, body: { address: ADDRESS } });
    expect(storage.getItem(STORAGE_KEYS.quoteId)).toBe('quote-1');
    expect(storage.getItem(STORAGE_KEYS.stateCode)).toBe('IL');
    expect(storage.getItem(STORAGE_KEYS.pendingCalls)).toBeNull();
    const sent = JSON.stringify(wire.map(({ url, headers, body }) => [url, ...headers, body]));
    for (const secret of [key, 'Des Plaines', '60018']) expect(sent).not.toContain(secret);
  });

  test('a failure keeps the stored quote and its key', async () => {
    const { storage, transport } = setUp({ 'POST /v2/quotes': refusal(422, 'state_not_covered') });
    expect((await failureOf(createQuote(transport, ADDRESS))).has('state_not_covered')).toBe(true);
    expect(storage.getItem(STORAGE_KEYS.quoteKey)).toBe(STORED.quoteKey);
  });
});

describe('idempotency', () => {
  const made = { vehicle: aVehicle(), quote: aQuote({ version: 2 }) };

  test('after a lost response and a reload, the same action sends the same Idempotency-Key', async () => {
    const { api, storage, transport } = setUp({ 'POST /v2/quotes/:id/vehicles': made });
    const lost: typeof fetch = async (input, init) => {
      await api.fetch(input, init);
      if (init?.method === 'POST') throw new TypeError('network');
      return api.fetch(input, init);
    };
    expect(await failureOf(createVehicle(reopen(storage, lost), 'quote-1', CAR))).toMatchObject({
      kind: 'network',
      status: 0,
    });
    await createVehicle(transport, 'quote-1', CAR);
    const keys = api.calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(storage.getItem(STORAGE_KEYS.pendingCalls)).toBeNull();
  });

  test('a retried POST /quotes keeps its quote key too', async () => {
    const { api, storage, transport } = setUp({ 'POST /v2/quotes': refusal(503, 'unavailable') }, {});
    await failureOf(createQuote(transport, ADDRESS));
    api.use({ 'POST /v2/quotes': aQuote() });
    await createQuote(reopen(storage, api.fetch), ADDRESS);
    expect(api.calls[1]?.quoteKey).toBe(api.calls[0]?.quoteKey);
    expect(storage.getItem(STORAGE_KEYS.quoteKey)).toBe(api.calls[0]?.quoteKey);
  });

  test('a double click is one call; adding the same car later is another', async () => {
    const { api, transport } = setUp({ 'POST /v2/quotes/:id/vehicles': made });
    await Promise.all([createVehicle(transport, 'quote-1', CAR), createVehicle(transport, 'quote-1', CAR)]);
    expect(api.calls).toHaveLength(1);
    await createVehicle(transport, 'quote-1', CAR);
    expect(api.calls[1]?.headers.get('idempotency-key')).not.toBe(
      api.calls[0]?.headers.get('idempotency-key'),
    );
  });

  test.each([
    [422, false],
    [409, true],
    [429, true],
    [500, true],
  ])('after a %i response the idempotency key is kept: %s', async (status, kept) => {
    const { storage, transport } = setUp({ 'POST /v2/quotes/:id/vehicles': refusal(status, 'x') });
    await failureOf(createVehicle(transport, 'quote-1', CAR));
    expect(storage.getItem(STORAGE_KEYS.pendingCalls) !== null).toBe(kept);
  });
});

describe('versions', () => {
  test('edits of one quote run in order, each with the version of the previous response', async () => {
    let version = 4;
    let busy = 0;
    const { api, transport } = setUp({
      'GET /v2/quotes/:id': () => aQuote({ version }),
      'PATCH /v2/quotes/:id': async () => {
        busy += 1;
        expect(busy).toBe(1);
        await settle(5);
        busy -= 1;
        version += 1;
        return aQuote({ version });
      },
    });
    await Promise.all(
      [true, false, true].map((homeowner) => updateQuote(transport, 'quote-1', { homeowner })),
    );
    const sent = api.calls.map(({ method, headers }) => [method, headers.get('if-match')]);
    expect(sent).toEqual([
      ['GET', null],
      ['PATCH', '"4"'],
      ['PATCH', '"5"'],
      ['PATCH', '"6"'],
    ]);
  });

  test('a stale version has its error code, and a failed edit does not block the next', async () => {
    const { api, transport } = setUp({
      'GET /v2/quotes/:id': aQuote(),
      'PATCH /v2/quotes/:id': refusal(412, 'version_stale'),
    });
    const failure = await failureOf(updateQuote(transport, 'quote-1', { homeowner: true }));
    expect(failure).toMatchObject({ kind: 'http', status: 412 });
    api.use({ 'PATCH /v2/quotes/:id': aQuote({ version: 2 }) });
    expect((await updateQuote(transport, 'quote-1', { homeowner: true })).version).toBe(2);
  });

  test('a late response of an earlier read does not replace a newer version', () => {
    const { transport } = setUp({});
    transport.learnVersion({ id: 'q', version: 5 });
    transport.learnVersion({ id: 'q', version: 4 });
    expect(transport.version('q')).toBe(5);
  });
});

describe('a quote resumed from an emailed link (reading 34) [R39-5]', () => {
  const resumed = aQuote({ id: 'quote-2', homeowner: true });

  test('the code is sent sealed under a new key, which is stored once it opens the quote', async () => {
    const { api, storage, transport, wire } = setUp({ 'POST /v2/resume': resumed }, {});
    await resumeQuote(transport, 'the-code');
    const key = storage.getItem(STORAGE_KEYS.quoteKey);
    expect(api.calls[0]).toMatchObject({ quoteKey: key, body: { code: 'the-code' } });
    expect(JSON.stringify(wire.map(({ url, body }) => [url, body]))).not.toContain('the-code');
    expect([STORAGE_KEYS.quoteId, STORAGE_KEYS.stateCode].map((name) => storage.getItem(name))).toEqual([
      'quote-2',
      'IL',
    ]);
    expect(storage.getItem(STORAGE_KEYS.filledQuoteEdit)).not.toBeNull();
  });

  test('after a lost response the same code is sent under the same new key', async () => {
    const { api, storage, transport } = setUp({ 'POST /v2/resume': refusal(503, 'unavailable') });
    await failureOf(resumeQuote(transport, 'the-code'));
    expect(storage.getItem(STORAGE_KEYS.quoteKey)).toBe(STORED.quoteKey);
    api.use({ 'POST /v2/resume': resumed });
    await resumeQuote(reopen(storage, api.fetch), 'the-code');
    expect(api.calls[1]?.quoteKey).toBe(api.calls[0]?.quoteKey);
    expect(api.calls[1]?.quoteKey).not.toBe(STORED.quoteKey);
  });

  test('a link request without a quote uses a key that is not stored, and the address is not stored', async () => {
    const handlers = { 'POST /v2/resume-links': refusal(503, 'unavailable') };
    const { api, storage, transport } = setUp(handlers, {});
    const ask = () => requestResumeLink(transport, { quote_id: 'quote-1', to: 'ann@example.com' });
    await failureOf(ask());
    expect(storage.length).toBe(0);
    api.use({ 'POST /v2/resume-links': { status: 202, body: { status: 'accepted' } } });
    await ask();
    expect(storage.length).toBe(0);
    expect(api.calls[1]?.quoteKey).toMatch(/^[0-9a-f]{64}$/);
  });
});
