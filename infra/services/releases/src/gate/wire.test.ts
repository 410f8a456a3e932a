import { exampleApi, exampleCalls } from '../testing/exampleApi';
import { contractOf } from '../testing/contractedReleases';
import { apiContract } from './apiContract';
import { wireClashes } from './clashes';

const client = contractOf('quote', { calls: exampleCalls('year') });

test('a wire field that became required is named, with the part and owner whose requests lack it', () => {
  expect(wireClashes(client, apiContract(exampleApi(['year', 'color'])), client)).toEqual([
    {
      about: 'call',
      name: 'POST /v2/quotes/{}/vehicles',
      field: 'body.color',
      why: 'is missing',
      part: 'quote',
      owner: 'quote team',
    },
  ]);
});

test('a new optional wire field passes', () => {
  expect(wireClashes(client, apiContract(exampleApi(['year'])), client)).toEqual([]);
});

const asking = (optional?: true) =>
  contractOf('quote', {
    calls: { 'GET /v2/new': { query: [], answer: {}, ...(optional && { optional }) } },
  });

test('a call that nobody serves breaks its client, unless the client does without it', () => {
  const api = apiContract(exampleApi(['year']));
  expect(wireClashes(asking(), api, client).map(({ name, why }) => [name, why])).toEqual([
    ['GET /v2/new', 'is not served'],
  ]);
  expect(wireClashes(asking(true), api, client)).toEqual([]);
});
