import type { FastifyInstance } from 'fastify';
import {
  furthestAllowed,
  purchaseJourney,
  type Quote,
  type RateResult,
  writableFields,
} from '@shared/domain';
import { packagesBasis } from '@shared/domain/purchase';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import {
  createBoughtQuote,
  createRatableQuote,
  DES_PLAINES,
  PURCHASE_ACCORD,
  PURCHASE_PAT,
  stateApplication,
} from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const TERM = { duration: 6, effective: '2026-12-01' };
const HOME = { ...DES_PLAINES, line1: '1 Main St', line2: null };
const RESIDENCE = { current_residence_date: '2020-02-29', ownership: 'rented' };
const CONTACT = { email: 'pat@example.com', phone: '3125550100', communication_preference: 'email' };

type Part = 'quote' | 'driver' | 'vehicle';

/** A valid answer for each field of the purchase. */
const ANSWERS: Record<Part, Record<string, unknown>> = {
  quote: {
    term: TERM,
    residence_info: RESIDENCE,
    questions: [],
    reviewed_coverages: 'a-car:GOOD',
    policyHolderSocial: '219-45-9999',
  },
  driver: {
    ...PURCHASE_PAT,
    ...CONTACT,
    social_security: '219-45-9999',
    sr22_state: 'IL',
    sr22_case_number: '77',
    sr22_filing_date: '2026-01-05',
    good_driver: true,
    defensive_driver_course_completed_at: '2026-01-05',
    employer_name: 'Acme',
    employer_category: 'welder',
    address: { line1: 'PO Box 12', line2: null, city: 'Reno', state: 'NV', zip_code: '89501' },
  },
  vehicle: PURCHASE_ACCORD,
};

const waiting = (part: Part): string[] => {
  const early: readonly string[] = writableFields('RATED')[part];
  return writableFields('APPLYING')[part].filter((field) => !early.includes(field));
};
const FIELDS = (['quote', 'driver', 'vehicle'] as const).flatMap((part) =>
  waiting(part).map((field) => [part, field] as const),
);

const pathOf = (quote: Quote, part: Part) => {
  const base = `/v2/quotes/${quote.id}`;
  if (part === 'driver') return `${base}/drivers/${quote.drivers[0]?.id}`;
  return part === 'vehicle' ? `${base}/vehicles/${quote.vehicles[0]?.id}` : base;
};

/** No step of the purchase is skipped, and nothing is written early, late or without a version (readings 8 and 39). */
const under = databaseUnderTest();
let app: FastifyInstance;
let client: TestClient;
let rated: Quote;
let bought: Quote;
let ratedClient: TestClient;

const read = async ({ id }: Quote, by = client) =>
  (await by.call<Quote>({ method: 'GET', path: `/v2/quotes/${id}` })).body;

beforeAll(async () => {
  app = await testApp(under.database(), { clock: () => NOW });
  ratedClient = await createTestClient(app);
  const { id } = await createRatableQuote(ratedClient);
  await ratedClient.call<RateResult>({ method: 'GET', path: `/v2/quotes/${id}/rates` });
  rated = (await ratedClient.call<Quote>({ method: 'GET', path: `/v2/quotes/${id}` })).body;
  client = await createTestClient(app);
  bought = await createBoughtQuote(client);
});
afterAll(() => app.close());

test('every field of the purchase has an answer here', () => {
  expect(FIELDS.filter(([part, field]) => !(field in ANSWERS[part]))).toEqual([]);
  expect(FIELDS.length).toBeGreaterThan(20);
});

test.each(FIELDS)('%s.%s is rejected before Buy online', async (part, field) => {
  const body = { [field]: ANSWERS[part][field] };
  const path = pathOf(rated, part);
  const answer = await ratedClient.call({ method: 'PATCH', path, body, ifMatch: rated.version });
  expect([answer.status, answer.codes]).toEqual([422, ['field_not_writable']]);
  expect(await read(rated, ratedClient)).toEqual(rated);
});

test.each(FIELDS)('%s.%s requires the version it was answered on', async (part, field) => {
  const body = { [field]: ANSWERS[part][field] };
  const call = { method: 'PATCH', path: pathOf(bought, part), body } as const;
  expect((await client.call(call)).codes).toEqual(['if_match_required']);
  const old = await client.call({ ...call, ifMatch: bought.version - 1 });
  expect([old.status, old.codes, old.body['version']]).toEqual([412, ['version_stale'], bought.version]);
  expect(await read(bought)).toEqual(bought);
});

test.each(['driver', 'vehicle'] as const)('so does removing a %s', async (part) => {
  const call = { method: 'DELETE', path: pathOf(bought, part) } as const;
  expect((await client.call(call)).status).toBe(428);
  expect((await client.call({ ...call, ifMatch: bought.version - 1 })).status).toBe(412);
  expect(await read(bought)).toEqual(bought);
});

test('the final rate names the missing step until there is none [R39-6]', async () => {
  const shopper = await createTestClient(app);
  let quote = await createBoughtQuote(shopper);
  const missing = async () => {
    const path = `/v2/quotes/${quote.id}/rates?type=final_quote`;
    const { body } = await shopper.call<{ errors: { attribute?: string }[] }>({ method: 'GET', path });
    const refused = body.errors[0]?.attribute;
    const furthest = furthestAllowed(purchaseJourney, quote);
    expect(refused ?? furthest).toBe(furthest);
    return refused ?? null;
  };
  const answer = async (part: Part, body: object) => {
    const call = { method: 'PATCH', path: pathOf(quote, part), body, ifMatch: quote.version } as const;
    const { body: changed } = await shopper.call<Quote & { quote?: Quote }>(call);
    quote = changed.quote ?? changed;
  };
  expect(await missing()).toBe('policyDetails');
  await answer('quote', { term: TERM, address: HOME, residence_info: RESIDENCE });
  expect(await missing()).toBe('policyDetails');
  await answer('driver', { first_name: 'Pat', last_name: 'Quackenbush', ...CONTACT });
  expect(await missing()).toBe('drivers');
  await answer('driver', PURCHASE_PAT);
  expect(await missing()).toBe('vehicles');
  await answer('vehicle', PURCHASE_ACCORD);
  expect(await missing()).toBe('coverages');
  await answer('quote', { reviewed_coverages: packagesBasis(quote.vehicles) });
  expect(await missing()).toBe('questions');
  const settled = quote.questions ?? [];
  const questions = settled.map(({ question_code, value }) => ({ question_code, value: value ?? false }));
  await answer('quote', { questions });
  expect(await missing()).toBe('review');
  quote = await stateApplication(shopper, quote);
  expect([await missing(), (await read(quote, shopper)).status]).toEqual([null, 'FINAL_RATED']);
  // A removed answer is asked again.
  await answer('vehicle', { use_code: 'business' });
  expect([await missing(), (await read(quote, shopper)).status]).toEqual(['questions', 'APPLYING']);
  await answer('vehicle', { coverage_package_name: 'BETTER' });
  expect(await missing()).toBe('coverages');
});

test('a review of coverages the quote no longer has is rejected; another rate must be reviewed again', async () => {
  const shopper = await createTestClient(app);
  let quote = await createBoughtQuote(shopper);
  const review = (reviewed_coverages: string) =>
    shopper.call<Quote>({
      method: 'PATCH',
      path: pathOf(quote, 'quote'),
      body: { reviewed_coverages },
      ifMatch: quote.version,
    });
  const { body } = await review(`${quote.vehicles[0]?.id}:LIABILITY`);
  expect(body).toMatchObject({
    errors: [{ code: 'coverages_changed', attribute: 'reviewed_coverages', message: expect.any(String) }],
  });
  const basis = packagesBasis(quote.vehicles);
  ({ body: quote } = await review(basis));
  expect((await read(quote, shopper)).reviewed_coverages).toBe(basis);
  const path = pathOf(quote, 'quote');
  const { body: rates } = await shopper.call<RateResult>({ method: 'GET', path: `${path}/rates` });
  const again = { selected_rate: { id: rates.best_match?.id } };
  const other = await shopper.call<Quote>({ method: 'PATCH', path, body: again, ifMatch: quote.version });
  expect([other.status, other.body.reviewed_coverages]).toEqual([200, null]);
});

test('nobody can write server-owned fields', async () => {
  const owned = [
    'status',
    'policy_number',
    'esignUrl',
    'documents',
    'quote_number',
    'selected_pay_plan',
    'version',
  ];
  for (const field of owned) {
    const call = { method: 'PATCH', path: pathOf(bought, 'quote'), body: { [field]: 'x' } } as const;
    expect((await client.call({ ...call, ifMatch: bought.version })).codes).toEqual(['unknown_field']);
  }
});
