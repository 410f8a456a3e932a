import type { FastifyInstance } from 'fastify';
import { ArraySchema, ObjectSchema, StringSchema } from 'yup';
import {
  driverPatchSchema,
  type Quote,
  trimmed,
  updateQuoteSchema,
  vehiclePatchSchema,
} from '@shared/domain';
import type { OpenDatabase } from '../database/openDatabase';
import { createApplication, DES_PLAINES, PURCHASE_ACCORD, PURCHASE_PAT } from '../testing/fixtures';
import { testApp } from '../testing/testApp';
import { createTestClient, type TestClient } from '../testing/testClient';
import { testDatabase } from '../testing/testDatabase';

const NOW = Date.parse('2026-11-21T18:00:00Z');
type Path = readonly (string | number)[];

/** Every text in a schema whose spaces are removed; the first item stands for a list. */
function textsIn(schema: unknown, at: Path = []): Path[] {
  if (schema instanceof ObjectSchema)
    return Object.entries(schema.fields).flatMap(([name, field]) => textsIn(field, [...at, name]));
  if (schema instanceof ArraySchema) return textsIn(schema.innerType, [...at, 0]);
  return schema instanceof StringSchema && trimmed(schema, ' x ') === 'x' ? [at] : [];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), value);

/** The body with another text at the path. */
function withText(body: unknown, path: Path, text: string): unknown {
  const copy: unknown = structuredClone(body);
  Reflect.set(Object(valueAt(copy, path.slice(0, -1))), path.at(-1) ?? '', text);
  return copy;
}

const STREET = { line1: '2 Elm St', line2: 'Suite 5', city: 'Reno', state: 'NV', zip_code: '89501' };

/** One body of each route that has every text; a new text field without an example fails. */
const bodies = ({ questions, vehicles }: Quote) => ({
  quote: {
    prior_policy: {
      insurer_name: 'Acme Mutual',
      term_expiration: '2027-03-01',
      duration: 6,
      continuous: true,
    },
    address: { ...DES_PLAINES, line1: '1 Main St', line2: 'Apt 4' },
    questions: (questions ?? [])
      .map(({ question_code, value, disabled }) => ({
        question_code,
        value: disabled ? value === true : question_code === 'prior_cancellation',
        explanation: 'It was a mistake.',
      }))
      // The first is the one whose explanation is stored.
      .toSorted((one, other) => Number(other.value) - Number(one.value)),
    policyHolderSocial: '123-45-6789',
  },
  driver: {
    ...PURCHASE_PAT,
    occupation: 'Employed',
    employer_name: 'Acme Inc',
    employer_category: 'architect',
    requires_sr22: true,
    sr22_state: 'IL',
    sr22_case_number: 'CASE 7',
    sr22_filing_date: '2026-01-31',
    social_security: '123-45-6789',
    email: 'pat@example.com',
    phone: '3125550100',
    communication_preference: 'email',
    address: STREET,
    accident_violations: [{ type: 'careless', date: '2024-02-29', description: 'A wet road' }],
  },
  vehicle: {
    ...PURCHASE_ACCORD,
    year: 2021,
    manufacturer: 'Honda',
    model: 'Accord',
    trim: 'EX',
    logo_url: '/logos/honda.svg',
    body_class: 'Sedan',
    coverage_package_name: vehicles[0]?.coverage_package_name,
    coverages: vehicles[0]?.coverages,
    lienholder: { name: 'First Bank', address: STREET },
  },
});
type Route = keyof ReturnType<typeof bodies>;

const SCHEMAS = { quote: updateQuoteSchema, driver: driverPatchSchema, vehicle: vehiclePatchSchema };
/** Sent by the site itself, never typed. */
const CODES: ReadonlySet<string> = new Set(['selected_rate', 'payment_plan_code', 'reviewed_coverages']);

const TEXTS = (['quote', 'driver', 'vehicle'] as const).flatMap((route) =>
  textsIn(SCHEMAS[route])
    .filter(([field]) => !CODES.has(String(field)))
    .map((path) => ({ route, path, name: path.join('.') })),
);

let database: OpenDatabase;
let app: FastifyInstance;
let shopper: TestClient;
let quote: Quote;
beforeAll(async () => {
  database = await testDatabase();
  app = await testApp(database, { clock: () => NOW });
  shopper = await createTestClient(app);
  quote = await createApplication(shopper, '2026-12-01');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const read = async () => (await shopper.call<Quote>({ method: 'GET', path: `/v2/quotes/${quote.id}` })).body;

/** Sends a body; what the API answered, and what it stores then. */
async function send(route: Route, body: unknown) {
  const { version } = await read();
  const part = {
    quote: '',
    driver: `/drivers/${quote.drivers[0]?.id}`,
    vehicle: `/vehicles/${quote.vehicles[0]?.id}`,
  };
  const path = `/v2/quotes/${quote.id}${part[route]}`;
  const { status, codes } = await shopper.call({ method: 'PATCH', path, body, ifMatch: version });
  return { status, codes, stored: { ...(await read()), version: 0 } };
}

// Each kind of space has its row in the corpus of shared/domain; here, whether every text of every route is read so.
const BEFORE = ' \u00A0\u200B\u202A';
const AFTER = '\t\u00A0\uFEFF\u2060\u202C\r\n';

test.each(TEXTS)(
  '$route: $name is stored without the space around it, from any client',
  async ({ route, path }) => {
    const body = bodies(quote)[route];
    const plain = valueAt(body, path);
    if (typeof plain !== 'string') throw new Error('give this text an example above');
    const asTyped = await send(route, body);
    expect(asTyped.status).toBe(200);
    expect(await send(route, withText(body, path, `${BEFORE}${plain}${AFTER}`))).toEqual(asTyped);
    const empty = await send(route, withText(body, path, ''));
    expect(await send(route, withText(body, path, `${BEFORE}${AFTER}`))).toEqual(empty);
  },
);

const statusOfBlank = async (route: Route, path: Path) =>
  (await send(route, withText(bodies(quote)[route], path, ' \u00A0\u200B'))).status;

test('what is required is rejected if there is nothing but spaces', async () => {
  for (const path of [
    ['prior_policy', 'insurer_name'],
    ['address', 'city'],
    ['address', 'line1'],
  ])
    expect([path, await statusOfBlank('quote', path)]).toEqual([path, 422]);
  for (const path of [['first_name'], ['last_name'], ['employer_name'], ['address', 'line1'], ['email']])
    expect([path, await statusOfBlank('driver', path)]).toEqual([path, 422]);
  for (const path of [['manufacturer'], ['lienholder', 'name'], ['lienholder', 'address', 'city']])
    expect([path, await statusOfBlank('vehicle', path)]).toEqual([path, 422]);
});
