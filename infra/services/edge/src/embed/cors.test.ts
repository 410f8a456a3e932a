import { edgeFor, published } from '../testing/edgeFor';
import { partnersApi, withEmbed } from '../testing/partnersApi';

type Api = Awaited<ReturnType<typeof partnersApi>>;
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS';

const BANK = 'https://bank.example';
const ID = '0f9db6cc-6403-4953-b85b-2ebff29ffbaf';
const QUOTE = `/v2/quotes/${ID}`;
const ALLOW = 'access-control-allow-origin';

describe('calls from a partner’s page', () => {
  let api: Api;
  let edge: Awaited<ReturnType<typeof edgeFor>>['edge'];
  beforeEach(async () => {
    api = await partnersApi();
    ({ edge } = await edgeFor(published(withEmbed), { apiOrigin: api.apiOrigin }));
  });
  afterEach(() => api.stop());
  const call = (method: Method, url: string, headers: Record<string, string> = { origin: BANK }) =>
    edge.inject({ method, url, headers });
  const preflight = (method: string, url: string, origin = BANK) =>
    call('OPTIONS', url, { origin, 'access-control-request-method': method });

  it.each<[Method, string]>([
    ['GET', '/.well-known/enc-jwks.json'],
    ['GET', '/v2/locations/lookup?zip_code=60018'],
    ['GET', '/v2/carriers/getallcarriers'],
    ['GET', '/v2/coverages/getallcoverages?state_code=IL'],
    ['POST', '/v2/waiting-list'],
    ['POST', '/v2/quotes'],
    ['GET', QUOTE],
    ['PATCH', QUOTE],
    ['POST', `${QUOTE}/vehicles`],
    ['PATCH', `${QUOTE}/vehicles/${ID}`],
    ['DELETE', `${QUOTE}/vehicles/${ID}`],
    ['POST', `${QUOTE}/drivers`],
    ['PATCH', `${QUOTE}/drivers/${ID}`],
    ['DELETE', `${QUOTE}/drivers/${ID}`],
    ['GET', `${QUOTE}/rates`],
    ['GET', `${QUOTE}/rates?rate_id=rate.1`],
    ['GET', `${QUOTE}/price-range?step=drivers`],
    ['POST', `${QUOTE}/handoff`],
  ])('%s %s may be made and read', async (method, url) => {
    const asked = await preflight(method, url);
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({ [ALLOW]: BANK, 'access-control-max-age': '60', vary: 'Origin' });
    expect(String(asked.headers['access-control-allow-methods']).split(', ')).toContain(method);
    expect(asked.headers['access-control-allow-headers']).toContain('x-partner-key');
    const { statusCode, headers } = await call(method, url);
    expect([statusCode, headers[ALLOW], headers['vary']]).toEqual([200, BANK, 'Origin']);
    // No cookie takes part.
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each<[Method, string]>([
    ['POST', `${QUOTE}/bind`],
    ['POST', `${QUOTE}/complete`],
    ['POST', `${QUOTE}/send`],
    ['POST', `${QUOTE}/contact_me`],
    ['POST', `${QUOTE}/resume-links`],
    ['GET', `${QUOTE}/consents`],
    ['GET', `${QUOTE}/rates?type=final_quote`],
    ['GET', '/v2/tokens/token'],
    ['GET', '/v2/docs/get_documents'],
    ['POST', '/v2/resume'],
    ['POST', '/v2/resume-links'],
    ['POST', '/v2/waiting-list/erase'],
    ['POST', '/v2/hooks/cards'],
    ['GET', '/v2/partners/pk_bank'],
    ['GET', '/v2/partners/pk_bank/counts'],
    ['GET', '/v2/openapi.json'],
    ['GET', '/v2/quotes'],
    ['DELETE', QUOTE],
    ['POST', `${QUOTE}/rates`],
    ['GET', '/releases/r2'],
    ['GET', '/quotes/new'],
  ])('%s %s may not', async (method, url) => {
    expect((await preflight(method, url)).headers).not.toHaveProperty(ALLOW);
    expect((await call(method, url)).headers).not.toHaveProperty(ALLOW);
  });

  it.each(['https://evil.example', 'http://bank.example', 'https://bank.example.evil.example', 'null', ''])(
    'the origin %p gets no header',
    async (origin) => {
      expect((await preflight('POST', '/v2/quotes', origin)).headers).not.toHaveProperty(ALLOW);
      const { headers } = await call('POST', '/v2/quotes', { origin });
      expect(headers).not.toHaveProperty(ALLOW);
      expect(headers['vary']).toBe('Origin');
    },
  );

  it.each([{ modes: ['frame' as const] }, { stopped: true }, { origins: ['https://other.example'] }])(
    'nor does a partner with %p',
    async (change) => {
      api.change(change);
      expect((await preflight('POST', '/v2/quotes')).headers).not.toHaveProperty(ALLOW);
    },
  );

  it('a refusal of the API can be read, and with the API away there is none', async () => {
    await api.stop();
    const { statusCode, headers } = await call('GET', QUOTE);
    expect([statusCode, headers[ALLOW]]).toEqual([502, undefined]);
  });

  it('an unknown origin costs the API one question in a few seconds', async () => {
    for (let time = 0; time < 5; time += 1)
      await edge.inject({ url: '/v2/carriers/getallcarriers', headers: { origin: 'https://evil.example' } });
    expect(api.seen.filter((one) => one.includes('/v2/partners?'))).toHaveLength(1);
  });
});

describe('what the API serves on its own machine alone', () => {
  it.each([
    '/v2/../partners',
    '/v2/%2e%2e/partners',
    '/v2/..%5cpartners',
    String.raw`/v2/..\partners`,
    '/v2/x/../../metrics',
    '/v2/.%2e/ready',
    '/partners',
  ])('is not reached by %s', async (url) => {
    const api = await partnersApi();
    const { edge } = await edgeFor(published(), { apiOrigin: api.apiOrigin });
    await edge.listen({ port: 0, host: '127.0.0.1' });
    await edge.inject({ url, headers: { authorization: 'Bearer token' } });
    expect(api.seen.filter((one) => !one.includes(' /v2/'))).toEqual([]);
    await edge.close();
    await api.stop();
  });
});
