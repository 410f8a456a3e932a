import { aQuote, fakeApi, memoryStorage } from '@shared/testing';
import { createTransport } from '..';
import { ADDRESS, STORED } from '../testing/setUp';
import { createQuote, getQuote, handOff } from '.';

const CODE = { code: 'the-code', expires_at: '2026-11-25T18:01:00.000Z' };

/** A page's transport that records the partner of each call. */
function partnerPage(partner?: string) {
  const api = fakeApi({
    'POST /v2/quotes': aQuote({ id: 'quote-1' }),
    'GET /v2/quotes/:id': aQuote({ id: 'quote-1', version: 2 }),
    'POST /v2/quotes/:id/handoff': { status: 201, body: CODE },
  });
  const named: (string | null)[] = [];
  const transport = createTransport({
    apiBase: 'https://quotes.test',
    vehicleDataBase: 'https://cars.test',
    storage: memoryStorage(STORED),
    fetch(input, init = {}) {
      if (init.method === 'POST') named.push(new Headers(init.headers).get('x-partner-key'));
      return api.fetch(input, init);
    },
    ...(partner !== undefined && { partner }),
  });
  return { api, named, transport };
}

test('a code for the main site is requested under the quote’s key', async () => {
  const { api, transport } = partnerPage();
  expect(await handOff(transport, 'quote-1')).toEqual(CODE);
  expect(api.calls.at(-1)).toMatchObject({ path: '/v2/quotes/quote-1/handoff', quoteKey: STORED.quoteKey });
});

test('only the call that creates a quote names the partner, and none does on the main site', async () => {
  const { named, transport } = partnerPage('pk_bank');
  await createQuote(transport, ADDRESS);
  await getQuote(transport, 'quote-1');
  await handOff(transport, 'quote-1');
  expect(named).toEqual(['pk_bank', null]);
  const site = partnerPage();
  await createQuote(site.transport, ADDRESS);
  expect(site.named).toEqual([null]);
});
