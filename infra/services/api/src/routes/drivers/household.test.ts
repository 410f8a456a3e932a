import type { FastifyInstance } from 'fastify';
import type { Driver, Quote } from '@shared/domain';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { createBoughtQuote, PAT } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient } from '../../testing/testClient';

const PITTSBURGH = { zip_code: '15222', state: 'PA', county: 'Allegheny', city: 'Pittsburgh' };

interface Refused {
  errors?: { code: string; attribute?: string }[];
}

/** A bought quote with a second driver, in a state the test chooses. */
async function householdOn(app: FastifyInstance, place?: typeof PITTSBURGH) {
  const client = await createTestClient(app);
  let quote = await createBoughtQuote(client, place);
  const call = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const answer = await client.call<{ driver: Driver; quote: Quote } & Refused>({
      method,
      path: `/v2/quotes/${quote.id}/drivers${path}`,
      ...(body && { body }),
      ifMatch: quote.version,
    });
    if (answer.status < 300) ({ quote } = answer.body);
    return answer.body;
  };
  await call('POST', '', { ...PAT, age: 52 });
  const pathOf = (which: number) => `/${quote.drivers[which]?.id}`;
  return {
    quote: () => quote,
    tell: (which: number, body: object) => call('PATCH', pathOf(which), body),
    remove: (which: number) => call('DELETE', pathOf(which)),
  };
}

/** Who is asked what in a household of two (section 6, reading 50). */
const under = databaseUnderTest();
let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp(under.database(), { clock: () => Date.parse('2026-11-21T18:00:00Z') });
});
afterAll(() => app.close());

test('all contact fields of another driver are rejected at once, each by its name [6-5]', async () => {
  const { tell } = await householdOn(app);
  const { errors } = await tell(1, { phone: '3125550100', email: 'bo@example.com', last_name: 'Lee' });
  expect(errors?.map(({ attribute, code }) => [attribute, code])).toEqual([
    ['email', 'field_not_writable'],
    ['phone', 'field_not_writable'],
  ]);
});

test('an excluded driver has only identifying fields; anything else is neither asked nor stored [R50-2]', async () => {
  const { tell } = await householdOn(app);
  const identity = {
    first_name: 'Bo',
    last_name: 'Lee',
    birthday: '2005-05-06',
    policy_holder_relationship: 'dependent',
    license_status: 'suspended',
    included_in_policy: false,
  };
  await tell(1, { occupation: 'retired', accident_violations: [{ type: 'dwi', date: '2024-01-01' }] });
  expect((await tell(1, identity)).driver).toMatchObject({
    ...identity,
    license_state: 'EX',
    occupation: null,
    requires_sr22: false,
    accident_violations: [],
  });
  const { driver } = await tell(1, { good_student: true, marital_status: 'single' });
  expect(driver.good_student).toBe(false);
});

test("tort is answered only by the policyholder, and stays the household's when they are removed [R50]", async () => {
  const { quote, tell, remove } = await householdOn(app, PITTSBURGH);
  expect(quote().drivers.map(({ tort }) => tort)).toEqual(['LIMITED', null]);
  const { driver } = await tell(1, { tort: 'FULL', occupation: 'retired' });
  expect(driver.tort).toBeNull();
  await tell(0, { tort: 'FULL' });
  await remove(0);
  expect(quote().drivers).toMatchObject([{ policy_holder: true, tort: 'FULL' }]);
});
