import type { FastifyInstance } from 'fastify';
import { catalogueFor, coveragesFor, type Driver, type Quote, type Vehicle } from '@shared/domain';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { ACCORD, createQuote, createRatableQuote, PAT } from '../../testing/fixtures';
import { testApp } from '../../testing/testApp';
import { createTestClient, type TestClient } from '../../testing/testClient';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const TULSA = { zip_code: '74103', state: 'OK', county: 'Tulsa', city: 'Tulsa' };
let app: FastifyInstance;
let client: TestClient;

type DriverAnswer = { driver: Driver; quote: Quote };
type VehicleAnswer = { vehicle: Vehicle; quote: Quote };
const addDriver = (quote: Quote, body: object) =>
  client.call<DriverAnswer>({ method: 'POST', path: `/v2/quotes/${quote.id}/drivers`, body });
const addVehicle = (quote: Quote, body: object) =>
  client.call<VehicleAnswer>({ method: 'POST', path: `/v2/quotes/${quote.id}/vehicles`, body });
const patchVehicle = (quote: Quote, vehicle: Vehicle, body: object, ifMatch: number) =>
  client.call<VehicleAnswer>({
    method: 'PATCH',
    path: `/v2/quotes/${quote.id}/vehicles/${vehicle.id}`,
    body,
    ifMatch,
  });

const under = databaseUnderTest();
beforeAll(async () => {
  app = await testApp(under.database(), { clock: () => NOW });
});
afterAll(() => app.close());
beforeEach(async () => {
  client = await createTestClient(app);
});

describe('drivers', () => {
  test('reading 14: an age becomes an estimated birthday [R14, R14-3]', async () => {
    const { body } = await addDriver(await createQuote(client), PAT);
    expect(body.driver).toMatchObject({
      birthday: '1996-11-21',
      birthday_estimated: true,
      age: 30,
      license_issued_at: '2012-11-21',
    });
  });

  test('reading 11: the first is the policyholder, and the next one after a removal [R11, R11-3, R11-4]', async () => {
    const quote = await createQuote(client);
    const first = (await addDriver(quote, PAT)).body.driver;
    const second = (await addDriver(quote, { ...PAT, age: 52 })).body.driver;
    expect([first.policy_holder, first.policy_holder_relationship, second.policy_holder]).toEqual([
      true,
      'me',
      false,
    ]);
    expect([first.included_in_policy, second.included_in_policy]).toEqual([true, true]);
    const gone = await client.call<{ quote: Quote }>({
      method: 'DELETE',
      path: `/v2/quotes/${quote.id}/drivers/${first.id}`,
      ifMatch: 3,
    });
    expect(gone.body.quote.drivers.map((driver) => [driver.id, driver.policy_holder])).toEqual([
      [second.id, true],
    ]);
  });

  test('reading 11: the quote stage does not accept excluding a driver [4-55]', async () => {
    const quote = await createQuote(client);
    await addDriver(quote, PAT);
    const { body } = await addDriver(quote, { ...PAT, age: 52 });
    expect(body.driver.included_in_policy).toBe(true);
    const refused = await client.call<Quote>({
      method: 'PATCH',
      path: `/v2/quotes/${quote.id}/drivers/${body.driver.id}`,
      body: { included_in_policy: false },
      ifMatch: 3,
    });
    expect([refused.status, refused.codes]).toEqual([422, ['field_not_writable']]);
  });

  test('only the policyholder is asked for the credit score', async () => {
    const { status, body, codes } = await addDriver(await createQuote(client), {
      ...PAT,
      credit_score: undefined,
    });
    expect([status, codes]).toEqual([422, ['credit_required']]);
    expect(JSON.stringify(body)).toContain('"attribute":"credit_score"');
  });

  test("a name must be in Latin letters before the purchase too; the error is in the caller's language", async () => {
    const quote = await createQuote(client);
    const answer = await client.call({
      method: 'POST',
      path: `/v2/quotes/${quote.id}/drivers`,
      body: { ...PAT, first_name: '伟' },
      language: 'es',
    });
    const message = 'Escriba el nombre en letras latinas, como aparece en la licencia de manejo';
    expect([answer.status, answer.body]).toEqual([
      422,
      { errors: [{ code: 'name_not_latin', attribute: 'first_name', message }] },
    ]);
  });

  test('reading 13: SR-22 is not stored in OK [R13]', async () => {
    const quote = await createQuote(client, TULSA);
    expect((await addDriver(quote, { ...PAT, requires_sr22: true })).body.driver.requires_sr22).toBe(false);
  });

  test('max_drivers names the limit [5-19, 1-27, 9-63]', async () => {
    const quote = await createQuote(client);
    for (let count = 0; count < 6; count += 1) await addDriver(quote, PAT);
    const { status, body } = await addDriver(quote, PAT);
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('up to 6 drivers')]);
  });
});

describe('vehicles', () => {
  test.each([
    [2021, 'GOOD'],
    [2006, 'GOOD'],
    [2005, 'LIABILITY'],
  ] as const)(
    "section 4: a car of %i starts with %s, of the state's first product [4-20, 4-22, 9-8, 9-11]",
    async (year, packageName) => {
      const { body } = await addVehicle(await createQuote(client), { ...ACCORD, year });
      expect([body.vehicle.coverage_package_name, body.vehicle.liability_only]).toEqual([
        packageName,
        packageName === 'LIABILITY',
      ]);
      const first = coveragesFor('IL', packageName, catalogueFor('FCIC', 'MAVERICK', 'IL'));
      expect(body.vehicle.coverages).toMatchObject(first);
    },
  );

  test('one over twenty years old stays liability only [4-22, 9-8]', async () => {
    const quote = await createQuote(client);
    const { vehicle } = (await addVehicle(quote, { ...ACCORD, year: 1999 })).body;
    const { codes } = await patchVehicle(quote, vehicle, { coverage_package_name: 'BETTER' }, 2);
    expect(codes).toEqual(['liability_only_forced']);
  });

  test('one replaced with a newer car starts like a new car', async () => {
    const quote = await createQuote(client);
    const { vehicle } = (await addVehicle(quote, { ...ACCORD, year: 1999 })).body;
    const newer = await patchVehicle(quote, vehicle, { year: 2019 }, 2);
    expect([newer.body.vehicle.coverage_package_name, newer.body.vehicle.liability_only]).toEqual([
      'GOOD',
      false,
    ]);
    const chosen = await patchVehicle(quote, vehicle, { liability_only: true }, 3);
    expect(chosen.body.vehicle.coverage_package_name).toBe('LIABILITY');
    const kept = await patchVehicle(quote, vehicle, { year: 2020 }, 4);
    expect(kept.body.vehicle.coverage_package_name).toBe('LIABILITY');
  });

  test("liability only yes and no; coverages that are not the package's are rejected [4-29]", async () => {
    const quote = await createQuote(client);
    const { vehicle } = (await addVehicle(quote, ACCORD)).body;
    const yes = await patchVehicle(quote, vehicle, { liability_only: true }, 2);
    expect(yes.body.vehicle.coverage_package_name).toBe('LIABILITY');
    const no = await patchVehicle(quote, vehicle, { liability_only: false }, 3);
    expect(no.body.vehicle.coverages).toEqual(vehicle.coverages);
    const free = [{ type: 'collision', limits: [{ applies_to: 'deductible', amount: 1 }] }];
    expect((await patchVehicle(quote, vehicle, { coverages: free }, 4)).codes).toEqual(['coverages_invalid']);
    const same = vehicle.coverages.map(({ type, limits }) => ({ type, limits }));
    expect(
      (await patchVehicle(quote, vehicle, { coverage_package_name: 'GOOD', coverages: same }, 4)).status,
    ).toBe(200);
  });

  test('section 4, Use code: ridesharing counts as business; another use clears it [4-30, 4-31]', async () => {
    const quote = await createQuote(client);
    const { vehicle } = (await addVehicle(quote, ACCORD)).body;
    const ride = await patchVehicle(quote, vehicle, { tnc: true }, 2);
    expect([ride.body.vehicle.use_code, ride.body.vehicle.tnc]).toEqual(['business', true]);
    const farm = await patchVehicle(quote, vehicle, { use_code: 'farm' }, 3);
    expect([farm.body.vehicle.use_code, farm.body.vehicle.tnc]).toEqual(['farm', false]);
  });

  test('a vehicle of another quote is not found on this one', async () => {
    const other = await createRatableQuote(await createTestClient(app));
    const quote = await createQuote(client);
    const vehicle = other.vehicles[0];
    if (!vehicle) throw new Error('no vehicle');
    expect((await patchVehicle(quote, vehicle, { tnc: true }, 1)).codes).toEqual(['vehicle_not_found']);
  });
});
