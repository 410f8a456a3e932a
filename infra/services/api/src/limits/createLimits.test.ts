import { readTrustedProxies } from '@infra/server';
import { databaseUnderTest } from '../testing/databaseUnderTest';
import { testApp } from '../testing/testApp';

const EDGE = '127.0.0.1';
const visitOf = (name: string) => name.padEnd(22, '_');
const own = () => ({ 'x-visit': visitOf('one') });
/** A call without its envelope is refused after it was counted. */
const UNSEALED = 401;

/** How many quotes a visit, a partner's page and an address may create (ADR 0049). */
const under = databaseUnderTest();
let app: Awaited<ReturnType<typeof testApp>>;
let now = Date.parse('2026-11-27T10:00:00Z');
beforeEach(async () => {
  now += 7_200_000;
  const isTrusted = readTrustedProxies('loopback');
  app = await testApp(under.database(), { rateLimitScale: 1, isTrusted, clock: () => now });
});
afterEach(() => app.close());

const create = (from: string, headers: Record<string, string> = {}, peer = EDGE) =>
  app.inject({
    method: 'POST',
    url: '/v2/quotes',
    remoteAddress: peer,
    headers: { 'x-forwarded-for': from, ...headers },
  });
/** How many of so many creations are not refused, from addresses made of a number. */
async function allowed(
  most: number,
  from: (call: number) => string,
  headers?: (call: number) => Record<string, string>,
  peer?: string,
): Promise<number> {
  let count = 0;
  for (let call = 0; call < most; call += 1)
    if ((await create(from(call), headers?.(call), peer)).statusCode === UNSEALED) count += 1;
  return count;
}

test('a visit may create 20 an hour wherever it is, and others behind its address are not held up', async () => {
  expect(await allowed(25, (call) => `203.0.113.${call}`, own)).toBe(20);
  const refused = await create('203.0.113.1', { ...own(), 'accept-language': 'es' });
  expect(refused.json().errors).toEqual([
    { code: 'rate_limited', message: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.' },
  ]);
  expect(refused.headers['retry-after']).toBe('3600');
  const { headers, body } = await create('203.0.113.1', { ...own(), 'accept-language': 'en' });
  expect([headers['retry-after'], body]).toEqual(['3600', expect.stringContaining('Too many tries')]);
  expect(
    await allowed(
      40,
      () => '203.0.113.1',
      (call) => ({ 'x-visit': visitOf(`visit${call}`) }),
    ),
  ).toBe(40);
  now += 3_600_000;
  expect((await create('203.0.113.1', own())).statusCode).toBe(UNSEALED);
});

test.each([
  ['an IPv4 address', (call: number) => (call % 2 ? '203.0.113.9' : '::ffff:203.0.113.9')],
  ['a /64 of IPv6', (call: number) => `2001:db8:0:7::${call}`],
  ['what is no address', (call: number) => `nowhere-${call}`],
])('without a visit, %s may create 10 a minute', async (_whose, from) => {
  expect(await allowed(15, from)).toBe(10);
  now += 60_000;
  expect(await allowed(1, from)).toBe(1);
});

test('on partners’ pages, which have no cookie, an address may create 30 a minute', async () => {
  expect(
    await allowed(
      35,
      () => '203.0.113.9',
      (call) => ({ 'x-partner-key': `pk_${call}` }),
    ),
  ).toBe(30);
});

test.each([
  ['from a caller that is not the edge', '198.51.100.7', (call: number) => visitOf(`forged${call}`)],
  ['that is no id', EDGE, (call: number) => `forged${call}`],
])('a visit %s counts for nothing', async (_why, peer, id) => {
  const forged = (call: number) => ({ 'x-visit': id(call) });
  expect(await allowed(15, () => '203.0.113.9', forged, peer)).toBe(10);
});
