import { contractedReleases, contractOf } from '../testing/contractedReleases';
import { exampleApi, exampleCalls } from '../testing/exampleApi';
import { apiContract } from './apiContract';
import { checkApi } from './checkApi';

const api = (...required: string[]) => apiContract(exampleApi(required));
const releases = contractedReleases();
beforeAll(() =>
  releases.begin(contractOf('quote', { calls: exampleCalls('year', 'color') }), (part) =>
    contractOf(part, part === 'quote' ? { calls: exampleCalls('year') } : {}),
  ),
);
afterAll(() => releases.remove());

test('a new API that requires a field is stopped, with the field and each kept client that does not send it', async () => {
  const { breaks } = await checkApi(releases.store, api('year', 'color'), api('year'));
  expect(breaks).toEqual([
    'quote@aaaaaa-1: call POST /v2/quotes/{}/vehicles, field body.color: is missing; the other side is quote (quote team)',
  ]);
});

test('an API that no longer serves a call is stopped for every client that makes it', async () => {
  const { breaks } = await checkApi(releases.store, { ...api(), serves: {} }, api('year'));
  expect(breaks.map((one) => one.split(':')[0])).toEqual(['quote@aaaaaa-1', 'quote@bbbbbb-1']);
});

test('an API with a new optional field passes, and every kept client was compared', async () => {
  const { clients, breaks } = await checkApi(releases.store, api('year'), api('year', 'color'));
  expect(breaks).toEqual([]);
  expect(clients).toEqual([
    'shell@aaaaaa-1',
    'quote@aaaaaa-1',
    'rates@aaaaaa-1',
    'bind@aaaaaa-1',
    'quote@bbbbbb-1',
  ]);
});

test('what the running API breaks already is not the new one’s fault', async () => {
  expect((await checkApi(releases.store, api('year', 'color'), api('year', 'color'))).breaks).toEqual([]);
  expect((await checkApi(releases.store, api('year', 'color'), null)).breaks).toHaveLength(1);
});
