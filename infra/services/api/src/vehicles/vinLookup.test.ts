import Fastify, { type FastifyInstance } from 'fastify';
import type { Quote } from '@shared/domain';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { ACCORD, createQuote } from '../testing/fixtures';
import { testApp } from '../testing/testApp';
import { createTestClient, type TestClient } from '../testing/testClient';
import { createVinLookup } from './vinLookup';

/** The VIN decides (reading 65). */
const under = databaseUnderTest();
const ANSWERS: Record<string, object> = {
  '1HGCM82633A004352': {
    vehicles: [{ model: { year: 2003, name: 'Accord' }, make: { name: 'Honda' }, trim: { name: 'EX-V6' } }],
  },
  '1HD1KB4117Y000001': { vehicles: [], not_covered: 'motorcycle' },
  '2HGFC2F71GH500001': { vehicles: [] },
};
const OF_2003 = { ...ACCORD, year: 2003, manufacturer: 'HONDA', model: 'Accord', vin: '1HGCM82633A004352' };

let service: FastifyInstance;
let app: FastifyInstance;
let client: TestClient;
let isDown: boolean;
let asked: string[];

beforeAll(async () => {
  service = Fastify();
  service.get<{ Querystring: { vin: string } }>('/v2/vehicles', async ({ query }, reply) => {
    asked.push(query.vin);
    return isDown ? reply.code(500).send({}) : ANSWERS[query.vin];
  });
  const vinLookup = createVinLookup(await service.listen({ port: 0, host: '127.0.0.1' }));
  app = await testApp(under.database(), { vinLookup });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

let quote: Quote;
beforeEach(async () => {
  [isDown, asked] = [false, []];
  client = await createTestClient(app);
  quote = await createQuote(client);
});

const add = (car: object) =>
  client.call<{ vehicle: { id: string }; quote: Quote }>({
    method: 'POST',
    path: `/v2/quotes/${quote.id}/vehicles`,
    body: car,
  });

test.each([
  ['the car of its VIN, ignoring case', OF_2003, '201'],
  ['a car whose VIN nobody knows', { ...OF_2003, vin: '2HGFC2F71GH500001' }, '201'],
  ['a car with a pattern of a VIN', { ...OF_2003, vin: '1HGCM826*3A' }, '201'],
  ['the VIN of another car', { ...OF_2003, model: 'Civic' }, '422 vin_other_car'],
  ['the VIN of a motorcycle', { ...OF_2003, vin: '1HD1KB4117Y000001' }, '422 vin_not_covered'],
])('%s', async (_name, car, answer) => {
  const { status, codes } = await add(car);
  expect([status, ...codes].join(' ')).toBe(answer);
});

test('a change of the car or its VIN is checked, and no other change', async () => {
  const { body } = await add(OF_2003);
  const change = async (patch: object) => {
    const { status, codes } = await client.call({
      method: 'PATCH',
      path: `/v2/quotes/${quote.id}/vehicles/${body.vehicle.id}`,
      body: patch,
      ifMatch: body.quote.version,
    });
    return [status, ...codes].join(' ');
  };
  asked = [];
  expect(await change({ year: 2004 })).toBe('422 vin_other_car');
  expect(asked).toEqual([OF_2003.vin]);
  expect(await change({ use_code: 'pleasure' })).toBe('200');
  expect(asked).toHaveLength(1);
});

test('while the vehicle data service fails, a car is accepted', async () => {
  isDown = true;
  expect((await add({ ...OF_2003, model: 'Civic' })).status).toBe(201);
});
