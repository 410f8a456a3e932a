import { apiContract } from './apiContract';
import { wireClashes } from './clashes';

const answer = {
  description: '',
  content: {},
  'x-sealed-answer': { type: 'object', properties: { id: { type: 'string' } } },
};

/** An API that adds a car with a year, and with what else the body must have. */
function apiWith(required: string[]) {
  const properties = { year: { type: 'integer' }, color: { type: 'string' } };
  const body = { type: 'object', properties, required, additionalProperties: false };
  const post = { parameters: [], 'x-sealed-request': body, responses: { 201: answer } };
  return apiContract({ paths: { '/v2/quotes/{id}/vehicles': { post } }, components: { schemas: {} } });
}

const client = {
  part: 'quote',
  owner: 'Quote team',
  remoteModule: 1,
  singletons: {},
  host: [],
  sends: {},
  listens: {},
  forwards: false,
  routes: [],
  links: [],
  calls: {
    'POST /v2/quotes/{}/vehicles': {
      body: { type: 'object', properties: { year: { type: 'number' } }, required: ['year'] },
      query: [],
      answer: {},
    },
  },
  texts: { offers: [], missing: [] },
  types: {},
};

test('a wire field that became required is named, with the part and owner whose requests lack it', () => {
  expect(wireClashes(client, apiWith(['year', 'color']), client)).toEqual([
    {
      about: 'call',
      name: 'POST /v2/quotes/{}/vehicles',
      field: 'body.color',
      why: 'is missing',
      part: 'quote',
      owner: 'Quote team',
    },
  ]);
});

test('a new optional wire field passes', () => {
  expect(wireClashes(client, apiWith(['year']), client)).toEqual([]);
});
