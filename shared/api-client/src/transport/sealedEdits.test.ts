import type { Quote } from '@shared/domain';
import { aQuote, aVehicle, refusal, type FakeCall } from '@shared/testing';
import { deleteVehicle, updateQuote } from '../requests';
import { failureOf, reopen, setUp } from '../testing/setUp';

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
    expect(await updateQuote(transport, 'quote-1', HOME)).toMatchObject({ ...HOME, version: 3 });
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
