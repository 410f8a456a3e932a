import { coveragesFor, type Quote } from '@shared/domain';
import { ACCORD, createRatableQuote, DES_PLAINES, PAT } from '@infra/api/testing/fixtures';
import type { Call, TestClient } from '@infra/api/testing/testClient';
import { at } from './at';
import { contractApp } from './walk';

/** Every call of section 7 as the API accepts and answers it. */
let contract: Awaited<ReturnType<typeof contractApp>>;
beforeAll(async () => {
  contract = await contractApp();
});
afterAll(() => contract.close());

const ADDRESS = { address: DES_PLAINES };
const CONTACT = { to: 'ann@example.com', fullName: 'Ann Lee', phoneNumber: '312-555-0100' };
const get = async (url: string) => (await contract.inject({ url })).json<Record<string, unknown>>();
const ratable = async () => {
  const { client } = await contract.newBuyer();
  const quote = await createRatableQuote(client);
  const send = <T = Record<string, unknown>>(call: Omit<Call, 'path'> & { rest: string }) =>
    client.call<T>({ ...call, path: `/v2/quotes/${quote.id}${call.rest}` });
  return { client, quote, send };
};

describe('calls that carry a quote are encrypted both ways', () => {
  let client: TestClient;
  let quote: Quote;
  beforeAll(async () => {
    ({ client, quote } = await ratable());
  });

  test.each([
    { id: '7-2', what: 'a car that is added', method: 'POST', rest: '/vehicles', body: ACCORD },
    { id: '7-3', what: 'an answer that is changed', method: 'PATCH', rest: '', body: { homeowner: true } },
    { id: '7-4', what: 'an e-mail address', method: 'POST', rest: '/send', body: { to: 'ann@example.com' } },
    {
      id: '7-5',
      what: 'a payment',
      method: 'POST',
      rest: '/bind',
      body: { rate_id: 'some-rate', plan_code: '1104' },
    },
    { id: '7-6', what: 'who wants to be contacted', method: 'POST', rest: '/contact_me', body: CONTACT },
  ] as const)(
    '$what goes as encryptedData and ivString, and is rejected in plain text [$id]',
    async (row) => {
      const path = `/v2/quotes/${quote.id}${row.rest}`;
      const sealed = await client.seal({ ...row, path, ifMatch: quote.version });
      const sent: object = JSON.parse(sealed.payload ?? '');
      expect(Object.keys(sent).toSorted()).toEqual(['encryptedData', 'ivString']);
      // Encrypted text is hexadecimal, so it never has such a value by chance.
      const readable = Object.values(row.body)
        .map(String)
        .filter((value) => /[g-z]/i.test(value));
      expect(readable.filter((value) => sealed.payload?.includes(value))).toEqual([]);
      const plain = await contract.inject({ ...sealed, payload: JSON.stringify(row.body) });
      expect([plain.statusCode, plain.json()]).toMatchObject([400, { errors: [{ code: 'enc_malformed' }] }]);
    },
  );

  test('a response is ivString and data, which the caller can decrypt [7-7]', async () => {
    const call = { method: 'GET', path: `/v2/quotes/${quote.id}` } as const;
    const raw = (await contract.inject(await client.seal(call))).json<object>();
    expect(Object.keys(raw).toSorted()).toEqual(['data', 'ivString']);
    expect((await client.call<Quote>(call)).body).toMatchObject({ id: quote.id, drivers: [{ age: 30 }] });
  });

  test('the IV is random and sent as hex [7-9]', async () => {
    const path = `/v2/quotes/${quote.id}`;
    const ivs = await Promise.all(
      [1, 2].map(async () => {
        const { payload } = await client.seal({
          method: 'PATCH',
          path,
          body: { homeowner: true },
          ifMatch: 1,
        });
        return at(JSON.parse(payload ?? ''), 'ivString');
      }),
    );
    expect(ivs).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/), expect.stringMatching(/^[0-9a-f]{24}$/)]);
    expect(ivs[0]).not.toBe(ivs[1]);
  });
});

describe('quotes', () => {
  test('GET /quotes/{id} returns the quote [7-12]', async () => {
    const { quote, send } = await ratable();
    expect((await send({ method: 'GET', rest: '' })).body).toEqual(quote);
  });

  test('POST /quotes returns a quote with its id and its state [7-19]', async () => {
    const { client } = await contract.newBuyer();
    const { status, body } = await client.call({ method: 'POST', path: '/v2/quotes', body: ADDRESS });
    expect([status, body]).toMatchObject([201, { id: expect.any(String), address: { state: 'IL' } }]);
  });

  test('PATCH /quotes/{id} returns the updated quote [7-21]', async () => {
    const { quote, send } = await ratable();
    const body = { homeowner: true };
    const answer = await send({ method: 'PATCH', rest: '', body, ifMatch: quote.version });
    expect([answer.status, answer.body]).toMatchObject([200, { ...quote, homeowner: true, version: 4 }]);
  });

  test('POST /quotes/{id}/contact_me confirms receipt, and returns nothing else [7-48]', async () => {
    const { send } = await ratable();
    const answer = await send({ method: 'POST', rest: '/contact_me', body: CONTACT });
    expect([answer.status, answer.body]).toEqual([202, { status: 'accepted' }]);
  });
});

describe.each([
  { noun: 'vehicle', body: ACCORD, change: { trim: 'LX' } },
  { noun: 'driver', body: PAT, change: { gender: 'female' } },
] as const)('$noun', ({ noun, body, change }) => {
  const plural = `${noun}s` as const;

  test('an added one is returned with its id [7-34, 7-42]', async () => {
    const { send } = await ratable();
    const { status, body: made } = await send({ method: 'POST', rest: `/${plural}`, body });
    expect(status).toBe(201);
    expect(at(made, noun)).toMatchObject({ id: expect.any(String), created_at: expect.any(String) });
    expect(at(made, `quote.${plural}.1`)).toEqual(at(made, noun));
  });

  test('a changed one is returned with its new values [7-44]', async () => {
    const { quote, send } = await ratable();
    const rest = `/${plural}/${quote[plural][0]?.id}`;
    const { body: made } = await send({ method: 'PATCH', rest, body: change, ifMatch: quote.version });
    expect(at(made, noun)).toMatchObject({ id: quote[plural][0]?.id, ...change });
  });

  test('one deleted by its id is gone, and the others stay [7-39, 7-46]', async () => {
    const { quote, send } = await ratable();
    await send({ method: 'POST', rest: `/${plural}`, body });
    const rest = `/${plural}/${quote[plural][0]?.id}`;
    const { status, body: left } = await send<{ quote: Quote }>({ method: 'DELETE', rest, ifMatch: 4 });
    expect([status, left.quote[plural].length]).toEqual([200, 1]);
    expect(left.quote[plural][0]?.id).not.toBe(quote[plural][0]?.id);
  });
});

test('a new driver has had a license since sixteen, by the birthday [7-41]', async () => {
  const { quote } = await ratable();
  expect(quote.drivers[0]).toMatchObject({ birthday: '1996-11-21', license_issued_at: '2012-11-21' });
});

test('a vehicle is changed with its coverages list and package name; another list is rejected [7-36]', async () => {
  const { quote, send } = await ratable();
  const rest = `/vehicles/${quote.vehicles[0]?.id}`;
  const change = (coverages: unknown, ifMatch: number) => {
    const body = { coverage_package_name: 'BETTER', coverages };
    return send<{ vehicle: Quote['vehicles'][0] }>({ method: 'PATCH', rest, body, ifMatch });
  };
  expect((await change(quote.vehicles[0]?.coverages, quote.version)).status).toBe(422);
  const better = coveragesFor('IL', 'BETTER');
  const { vehicle } = (await change(better, quote.version)).body;
  expect(vehicle).toMatchObject({ coverage_package_name: 'BETTER', coverages: better });
});

describe('lookups', () => {
  test("a state's coverages [7-14]", async () => {
    const { coverages } = await get('/v2/coverages/getallcoverages?state_code=TX&system=GW');
    expect(coverages).toContainEqual(expect.objectContaining({ state: 'TX', type: 'bodily_injury' }));
  });

  test("a ZIP's state, and its counties with their cities [7-17]", async () => {
    expect(await get('/v2/locations/lookup?zip_code=60018')).toMatchObject({
      zip_code: '60018',
      state: 'IL',
      counties: [{ name: 'Cook', cities: ['Des Plaines', 'Rosemont'] }],
    });
  });

  test.each([
    { id: '3-130', field: 'tag', shape: /^(FCIC|USHC|USIC|TXR|IIC)$/ },
    { id: '3-131', field: 'name', shape: /^[A-Z].+/ },
    { id: '3-132', field: 'phone', shape: /^\d{10}$/ },
  ])('every carrier has its $field [$id]', async ({ field, shape }) => {
    const { carriers } = await get('/v2/carriers/getallcarriers');
    const given = Array.isArray(carriers) ? carriers.map((one: unknown) => at(one, field)) : [];
    expect(given).toEqual(Array.from({ length: 5 }, () => expect.stringMatching(shape)));
  });

  test('the list of carriers [7-32]', async () => {
    const { carriers } = await get('/v2/carriers/getallcarriers');
    expect(carriers).toHaveLength(5);
  });
});

test('tokens/token returns the key that opens the payment, in `value` [7-65]', async () => {
  const { planned, token } = await contract.newBuyer();
  await planned();
  expect((await token()).body.value).toMatch(/^token-[\w-]+$/);
});

test('there is no account: nothing to log in to, and no quote without its own key [1-1, 6-1]', async () => {
  const { paths } = await get('/v2/openapi.json');
  const accounts = Object.keys(Object(paths)).filter((path) =>
    /log-?in|account|user|role|password/i.test(path),
  );
  expect(accounts).toEqual([]);
  const { quote } = await ratable();
  const { client: stranger } = await contract.newBuyer();
  expect((await stranger.call({ method: 'GET', path: `/v2/quotes/${quote.id}` })).status).toBe(404);
});
