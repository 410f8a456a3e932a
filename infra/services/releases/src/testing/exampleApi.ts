import type { ApiDescription } from '../gate/apiContract';

const answer = {
  description: '',
  content: {},
  'x-sealed-answer': { type: 'object', properties: { id: { type: 'string' } } },
};

/** An API that adds a car with a year, and with what else the body must have. */
export function exampleApi(required: string[]): ApiDescription {
  const properties = { year: { type: 'integer' }, color: { type: 'string' } };
  const body = { type: 'object', properties, required, additionalProperties: false };
  const post = { parameters: [], 'x-sealed-request': body, responses: { 201: answer } };
  return { paths: { '/v2/quotes/{id}/vehicles': { post } }, components: { schemas: {} } };
}

/** How a client calls it, with these fields. */
export function exampleCalls(...fields: string[]) {
  const properties = Object.fromEntries(
    fields.map((name) => [name, { type: name === 'year' ? 'number' : 'string' }]),
  );
  const body = { type: 'object', properties, required: fields };
  return { 'POST /v2/quotes/{}/vehicles': { body, query: [], answer: {} } };
}
