import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { PARTNER_HEADER, type Quote } from '@shared/domain';
import type { OperationObject, Parameter } from '@infra/api/openapi';
import { createBoughtQuote, createRatableQuote } from '@infra/api/testing/fixtures';
import { createTestClient, type Method, type TestClient } from '@infra/api/testing/testClient';
import { arbitraryFor, nearExample } from './arbitraryFor';

export interface FuzzTarget {
  method: Method;
  /** As in the API description: /v2/quotes/{id}. */
  path: string;
  operation: OperationObject;
}

export interface FuzzReport {
  route: string;
  cases: number;
  reached: number;
  /** Count by status. */
  statuses: Record<number, number>;
  /** Cases that made the API return 500 or more; must be empty. */
  failures: string[];
}

interface Case {
  outside: boolean;
  body: unknown;
  corrupt: number;
  parameters: Record<string, unknown>;
  known: boolean;
  junk: string;
  conditional: boolean;
}

interface Place {
  client: TestClient;
  quote: Quote;
}

const CREATION = '/v2/quotes';
/** Cases per quote before the next one is created. */
const CASES_PER_QUOTE = 20;

const CORRUPTIONS: ((text: string) => string)[] = [
  (text) => text.replace(':', ':"\\u0000",":'),
  (text) => text.replace('{', '{"a":1,"a":2,'),
  (text) => text.replace('{', '{"__proto__":{"x":1},'),
  (text) => text.slice(0, -1),
  (text) => `${'['.repeat(2000)}${text}`,
  (text) => text.replace('{', `{"big":"${'x'.repeat(30_000)}",`),
  (text) => text.replace('{', '{"s":"\\ud800",'),
  () => '',
  () => 'null',
];

const caseFor = ({ operation }: FuzzTarget): fc.Arbitrary<Case> =>
  fc.record({
    outside: fc.oneof(
      { weight: 1, arbitrary: fc.constant(true) },
      { weight: 4, arbitrary: fc.constant(false) },
    ),
    body: operation['x-sealed-request'] ? nearExample(operation['x-sealed-request']) : fc.constant(undefined),
    // Most bodies stay unchanged.
    corrupt: fc.oneof(
      { weight: 6, arbitrary: fc.constant(-1) },
      { weight: 1, arbitrary: fc.nat(CORRUPTIONS.length - 1) },
    ),
    parameters: fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((one) => one.in === 'query')
          .map((one) => [one.name, arbitraryFor(one.schema)]),
      ),
      { requiredKeys: [] },
    ),
    known: fc.oneof(
      { weight: 8, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
    junk: fc.string({ maxLength: 40 }),
    conditional: fc.oneof(
      { weight: 8, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  });

function pathValue({ name }: Parameter, { known, junk }: Case, { quote }: Place): string {
  if (!known) return junk || 'x';
  if (name === 'id') return quote.id;
  const list = name === 'vehicleId' ? quote.vehicles : quote.drivers;
  return list[0]?.id ?? junk;
}

function addressOf(target: FuzzTarget, one: Case, place: Place): string {
  const path = target.operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (made, parameter) =>
        made.replace(`{${parameter.name}}`, encodeURIComponent(pathValue(parameter, one, place))),
      target.path,
    );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(one.parameters)) {
    query.set(name, typeof value === 'string' ? value.slice(0, 2000) : (JSON.stringify(value) ?? ''));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Unencrypted: plain bodies, invented headers. */
async function callOutside(app: FastifyInstance, target: FuzzTarget, one: Case, path: string) {
  const body = one.body === undefined ? undefined : JSON.stringify(one.body);
  const authorization = one.conditional
    ? {}
    : { authorization: `QEnc ${one.junk.replaceAll(/[^\x20-\x7e]/g, '')}` };
  const answer = await app.inject({
    method: target.method,
    url: path,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...authorization },
    ...(body === undefined
      ? {}
      : { payload: one.corrupt < 0 ? body : (CORRUPTIONS[one.corrupt]?.(body) ?? body) }),
  });
  return { status: answer.statusCode, quote: null };
}

async function callInside(target: FuzzTarget, one: Case, path: string, place: Place) {
  const text = one.body === undefined ? undefined : JSON.stringify(one.body);
  const raw = text !== undefined && one.corrupt >= 0 ? CORRUPTIONS[one.corrupt]?.(text) : text;
  const version = one.conditional ? place.quote.version : one.junk.replaceAll(/[^\x21-\x7e]/g, '') || '0';
  const edits = target.method === 'PATCH' || target.method === 'DELETE';
  const takesPartner = target.operation.parameters.some(({ name }) => name === PARTNER_HEADER);
  const answer = await place.client.call<Quote & { quote?: Quote }>({
    method: target.method,
    path,
    ...(raw === undefined ? {} : { raw }),
    ...(edits ? { ifMatch: version } : {}),
    ...(one.conditional ? {} : { idempotencyKey: null }),
    ...(takesPartner && !one.known ? { partner: one.junk.replaceAll(/[^\x21-\x7e]/g, '') } : {}),
  });
  const { body } = answer;
  const quote =
    answer.status < 300 && target.path !== CREATION
      ? (body.quote ?? ('vehicles' in body ? body : null))
      : null;
  return { status: answer.status, quote };
}

/**
 * A new quote once the old one is used up or lacks what the path names, alternating between before and during the
 * purchase.
 */
async function freshened(app: FastifyInstance, { method, path }: FuzzTarget, place: Place, isUsed: boolean) {
  const list = path.includes('{vehicleId}') ? place.quote.vehicles : place.quote.drivers;
  const makes = place.quote.selected_rate === null ? createBoughtQuote : createRatableQuote;
  return isUsed || (method === 'DELETE' && list.length === 0) ? newPlace(app, path, makes) : place;
}

async function newPlace(app: FastifyInstance, path: string, makes = createRatableQuote): Promise<Place> {
  const client = await createTestClient(app);
  const quote = await makes(client);
  // A quote key opens one quote only, so creating one needs an unused key.
  return { client: path === CREATION ? await createTestClient(app) : client, quote };
}

/**
 * Sends generated cases to one route, in a valid encrypted envelope and without one. Counts how many reached the
 * handler; a status of 500 or more is a failure. The seed makes a run repeatable.
 */
export async function fuzzOperation(
  app: FastifyInstance,
  target: FuzzTarget,
  { cases, seed }: { cases: number; seed: number },
): Promise<FuzzReport> {
  const route = `${target.method} ${target.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const statuses: Record<number, number> = {};
  const failures: string[] = [];
  const isSealed = target.operation.parameters.some((one) => one.name === 'Authorization');
  let reached = 0;
  let place = await newPlace(app, target.path);
  for (const [index, one] of fc.sample(caseFor(target), { numRuns: cases, seed }).entries()) {
    place = await freshened(app, target, place, isSealed && index % CASES_PER_QUOTE === CASES_PER_QUOTE - 1);
    const path = addressOf(target, one, place);
    const before = app.reached.get(route) ?? 0;
    const answer =
      one.outside || !isSealed
        ? await callOutside(app, target, one, path)
        : await callInside(target, one, path, place);
    reached += (app.reached.get(route) ?? 0) - before;
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status >= 500)
      failures.push(`${route} ${answer.status}: ${JSON.stringify(one).slice(0, 1000)}`);
    if (answer.quote) place = { ...place, quote: answer.quote };
    if (answer.status === 201 && target.path === CREATION) place = await newPlace(app, target.path);
  }
  return { route, cases, reached, statuses, failures };
}
