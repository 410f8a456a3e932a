import type { FastifyInstance } from 'fastify';
import { type Agency, type CatalogueEntry, productCatalogue } from '@shared/domain';
import { databaseUnderTest } from '../../testing/databaseUnderTest';
import { testApp } from '../../testing/testApp';
import { TEST_SITE } from '../../testing/testSite';

const under = databaseUnderTest();
let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp(under.database());
});
afterAll(() => app.close());

const ask = async (query: string) => {
  const answer = await app.inject(`/v2/coverages/getallcoverages?${query}`);
  return { status: answer.statusCode, body: answer.json<{ coverages: CatalogueEntry[] }>() };
};

test.each([
  ['TX', 'USHC-ROAD_RANGER'],
  ['PA', 'IIC-DEFAULT'],
  ['OK', 'USHC-ROADWARRIOR'],
] as const)('%s: the catalog of %s, if it is named [R2-4]', async (state, product) => {
  const { body } = await ask(`state_code=${state}&system=GW&product=${product}`);
  expect(body.coverages).toEqual(productCatalogue(product, state));
  expect(body.coverages).not.toEqual((await ask(`state_code=${state}&system=PTS`)).body.coverages);
});

test('a malformed product name is rejected', async () => {
  expect((await ask('state_code=TX&system=GW&product=%3Cb%3E')).status).toBe(422);
});

test('the list of carriers says which agency sells their policies, for a partner’s page too (reading 62)', async () => {
  const { agency } = (await app.inject('/v2/carriers/getallcarriers')).json<{ agency: Agency }>();
  expect(agency).toEqual(TEST_SITE.agency);
});
