import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Quote } from '@shared/domain';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { createApplication, DES_PLAINES, PURCHASE_PAT } from '../testing/fixtures';
import { testApp } from '../testing/testApp';
import { createTestClient, type TestClient } from '../testing/testClient';
import { sealDocument, sealPart } from './sealedColumns';

const KEPT = { of: 'a newer release' };
const LIENHOLDER = {
  name: 'First Bank',
  address: { line1: '1 Bank St', line2: null, city: 'Chicago', state: 'IL', zip_code: '60601' },
};
const PRIOR = { insurer_name: 'Other', term_expiration: '2027-01-01', duration: 6, continuous: true };

/** Two releases share one database for a while, so the older one must not lose the newer one's data. */
const under = databaseUnderTest();
const masterKey = randomBytes(32);
let app: FastifyInstance;
let client: TestClient;
let quote: Quote;
beforeAll(async () => {
  app = await testApp(under.database(), { masterKey });
  client = await createTestClient(app);
  quote = await createApplication(client, '2026-12-01');
});
afterAll(() => app.close());

const stored = async () => {
  const found = await app.quotes.findOwn(quote.id);
  if (!found) throw new Error('no quote');
  return found;
};

/** Simulates a newer release: every encrypted document and its entries have an extra field. */
async function writeNewer(): Promise<void> {
  const { dataKey, document, vehicles, drivers } = await stored();
  const { kysely } = under.database();
  const { address, term, residence_info: residence } = document;
  const wider = {
    ...document,
    address: { ...address, newer: KEPT },
    term: term && { ...term, newer: KEPT },
    residence_info: residence && { ...residence, newer: KEPT },
    prior_policy: { ...PRIOR, newer: KEPT },
    newer: KEPT,
  };
  const sealed = sealDocument(dataKey, quote.id, wider);
  await kysely.updateTable('quotes').set({ sealed }).where('id', '=', quote.id).execute();
  for (const { id, document: vehicle } of vehicles) {
    const more = { ...vehicle, lienholder: { ...LIENHOLDER, newer: KEPT }, newer: KEPT };
    const car = { sealed: sealPart(dataKey, 'vehicles', id, more) };
    await kysely.updateTable('vehicles').set(car).where('id', '=', id).execute();
  }
  for (const { id, document: driver } of drivers) {
    const person = { sealed: sealPart(dataKey, 'drivers', id, Object.assign({ newer: KEPT }, driver)) };
    await kysely.updateTable('drivers').set(person).where('id', '=', id).execute();
  }
}

async function patch(path: string, body: object): Promise<void> {
  const { version } = await stored();
  const call = { method: 'PATCH', path: `/v2/quotes/${quote.id}${path}`, body, ifMatch: version } as const;
  const { status, body: answer } = await client.call(call);
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
}

test('an edit by an older node keeps unknown fields of the encrypted JSON, even inside what it edits', async () => {
  await writeNewer();
  await patch('', { address: { ...DES_PLAINES, line1: '2 Other St', line2: null } });
  await patch('', { term: { duration: 6, effective: '2026-12-02' } });
  await patch('', { residence_info: { current_residence_date: '2021-02-28', ownership: 'owned' } });
  await patch('', { prior_policy: { ...PRIOR, insurer_name: 'Another' } });
  const [vehicle] = quote.vehicles;
  const [driver] = quote.drivers;
  await patch(`/vehicles/${vehicle?.id}`, { current_mileage: 50_000 });
  await patch(`/drivers/${driver?.id}`, { ...PURCHASE_PAT, first_name: 'Winona' });
  const { document, vehicles, drivers } = await stored();
  expect(document).toMatchObject({
    newer: KEPT,
    address: { line1: '2 Other St', newer: KEPT },
    term: { effective: '2026-12-02', newer: KEPT },
    residence_info: { ownership: 'owned', newer: KEPT },
    prior_policy: { insurer_name: 'Another', newer: KEPT },
  });
  expect(vehicles[0]?.document).toMatchObject({
    newer: KEPT,
    current_mileage: 50_000,
    lienholder: { name: 'First Bank', newer: KEPT },
  });
  expect(drivers[0]?.document).toMatchObject({ newer: KEPT, first_name: 'Winona' });
});
