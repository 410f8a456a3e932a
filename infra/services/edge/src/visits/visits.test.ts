import { randomBytes } from 'node:crypto';
import { type EdgeEnvironment, readEnvironment } from '../environment';
import { edgeFor, published } from '../testing/edgeFor';
import { BANK, partnersApi, withEmbed } from '../testing/partnersApi';
import { createSigner } from './signer';

type Api = Awaited<ReturnType<typeof partnersApi>>;
type Edge = Awaited<ReturnType<typeof edgeFor>>['edge'];

const KEY = randomBytes(32);
const DAY = 86_400_000;

let api: Api;
let edge: Edge;
const open = async (change: Partial<EdgeEnvironment> = {}) =>
  (await edgeFor(published(withEmbed), { apiOrigin: api.apiOrigin, visitKey: () => KEY, ...change })).edge;
beforeEach(async () => {
  api = await partnersApi();
  edge = await open();
});
afterEach(() => api.stop());

/** The visit that a page begins; undefined if it begins none. */
async function load(headers: Record<string, string> = {}, remoteAddress = '192.0.2.1', of = edge) {
  const page = await of.inject({ url: '/quotes/new', headers, remoteAddress });
  expect(page.statusCode).toBe(200);
  return [page.headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('visit='));
}
const cookieOf = (line = '') => line.split(';')[0] ?? '';

/** Reads the key of these variables. */
const keyOf = (env: NodeJS.ProcessEnv) => () => readEnvironment('shell', env).visitKey();

/** What the API is told of a call that creates a quote. */
async function told(headers: Record<string, string>, of = edge) {
  await of.inject({ method: 'POST', url: '/v2/quotes', headers });
  const { 'x-visit': visit, 'x-partner-key': partner } = api.passed.at(-1) ?? {};
  return { visit, partner };
}

describe('a visit', () => {
  it('begins with a page, in a cookie that no script reads, and lasts', async () => {
    const line = await load();
    expect(line).toMatch(
      /^visit=[\w-]{22}\.[0-9a-z]{6}\.[\w-]{43}; Path=\/; Max-Age=86400; SameSite=Lax; HttpOnly$/,
    );
    expect(await load({ cookie: cookieOf(line) })).toBeUndefined();
    const secure = await open({ originOf: () => 'https://quotes.example' });
    expect(await load({}, '192.0.2.1', secure)).toMatch(/; HttpOnly; Secure$/);
  });

  it('is told to the API by every edge with the key, and never as a client writes it', async () => {
    const cookie = cookieOf(await load());
    const [, id] = /^visit=([^.]+)/.exec(cookie) ?? [];
    expect(await told({ cookie })).toEqual({ visit: id, partner: undefined });
    expect(await told({ cookie, 'x-visit': 'a'.repeat(22) }, await open())).toMatchObject({ visit: id });
    expect(await told({ 'x-visit': 'a'.repeat(22) })).toMatchObject({ visit: undefined });
  });

  it.each([
    ['changed', (cookie: string) => `visit=A${cookie.slice(7)}`],
    ['made longer', (cookie: string) => cookie.replace(/\.([0-9a-z]+)\./, '.zzzzzz.')],
    [
      'of another site',
      () => `visit=${createSigner(randomBytes(32)).sign('visit', 'a'.repeat(22), Date.now() + DAY)}`,
    ],
    ['over', () => `visit=${createSigner(KEY).sign('visit', 'a'.repeat(22), Date.now() - 1)}`],
    [
      'no visit but a frame',
      () => `visit=${createSigner(KEY).sign('frame', 'a'.repeat(22), Date.now() + DAY)}`,
    ],
    ['nonsense', () => 'visit=..'],
  ])('that is %s is none, and the next page begins another', async (_what, change) => {
    const cookie = change(cookieOf(await load()));
    expect(await told({ cookie })).toMatchObject({ visit: undefined });
    expect(await load({ cookie })).toBeDefined();
  });

  it('begins 60 times a minute for one network; beyond, its pages come without', async () => {
    // The clock stays within one minute, so a busy machine cannot spread the calls.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const begun = [];
    for (let at = 0; at < 63; at += 1) begun.push(await load({}, `2001:db8:0:7::${at}`));
    expect(begun.filter(Boolean)).toHaveLength(60);
    expect(await load({}, '2001:db8:0:8::1')).toBeDefined();
    clock.mockRestore();
  });

  it('needs the same key on every edge of a site, so a bucket demands it', () => {
    const bucket = { RELEASE_BUCKET: 'releases', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    expect(keyOf(bucket)).toThrow(/VISIT_KEY must be set where RELEASE_BUCKET is/);
    expect(keyOf({ VISIT_KEY: 'short' })).toThrow(/VISIT_KEY must hold 32 bytes/);
    expect(keyOf({ ...bucket, VISIT_KEY: KEY.toString('base64') })()).toEqual(KEY);
  });
});

it('an address creates 120 quotes a minute at most, whatever its visits; the refusal says when to try again', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const answers = [];
  for (let at = 0; at < 121; at += 1)
    answers.push(
      await edge.inject({
        method: 'POST',
        url: '/v2/quotes',
        remoteAddress: `2001:db8:0:9::${at.toString(16)}`,
        headers: { 'accept-language': 'es' },
      }),
    );
  clock.mockRestore();
  const refused = answers.findIndex(({ statusCode }) => statusCode === 429);
  expect(refused).toBe(120);
  expect(Number(answers[refused]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(answers[refused]?.body).toContain('Demasiados intentos');
});

/** The data in the page that the edge makes for a partner's frame. */
const frame = async (headers: Record<string, string>): Promise<{ proof?: string }> => {
  const { body } = await edge.inject({ url: '/embed/frame?partner=pk_bank', headers });
  return JSON.parse(/id="embed-data">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
};
const named = async (headers: Record<string, string>) => (await told(headers)).partner;

describe('a partner’s key', () => {
  it.each([
    ['in a frame', { 'sec-fetch-dest': 'iframe' }],
    ['in a frame, by the referrer where the browser says no more', { referer: 'https://bank.example/' }],
  ])('counts %s, by the proof that the frame’s page came with', async (_where, headers) => {
    const { proof = '' } = await frame(headers);
    expect(proof).toMatch(/^pk_bank\./);
    expect(await named({ 'x-partner-key': proof, origin: 'http://localhost:7000' })).toBe('pk_bank');
  });

  it.each([
    ['opened in a tab', { 'sec-fetch-dest': 'document', referer: 'https://bank.example/' }],
    ['opened from nowhere', {}],
  ])('a frame’s page %s has no proof', async (_how, headers) => {
    expect(await frame(headers)).not.toHaveProperty('proof');
  });

  it('counts inline on the partner’s own pages', async () => {
    expect(await named({ 'x-partner-key': 'pk_bank', origin: 'https://bank.example' })).toBe('pk_bank');
  });

  it.each([
    ['from nowhere', 'pk_bank', {}],
    ['from another site', 'pk_bank', { origin: 'https://evil.example' }],
    ['on our own pages', 'pk_bank', { origin: 'http://localhost:7000' }],
    ['with a made-up proof', `pk_bank.zzzzzz.${'a'.repeat(43)}`, {}],
    [
      'with the proof of another',
      createSigner(KEY)
        .sign('frame', 'pk_other', Date.now() + DAY)
        .replace('pk_other', 'pk_bank'),
      {},
    ],
    ['with an old proof', createSigner(KEY).sign('frame', 'pk_bank', Date.now() - 1), {}],
    ['with a visit for a proof', createSigner(KEY).sign('visit', 'pk_bank', Date.now() + DAY), {}],
  ])('%s is dropped, so that it uses up nothing of the partner’s', async (_where, key, headers) => {
    expect(await named({ 'x-partner-key': key, ...headers })).toBeUndefined();
    expect(api.passed).toHaveLength(1);
  });

  it('that is unknown, stopped or none is for the API to refuse', async () => {
    expect(await named({ 'x-partner-key': 'pk_nobody' })).toBe('pk_nobody');
    expect(await named({ 'x-partner-key': 'sk_secret' })).toBe('sk_secret');
    api.change({ stopped: true });
    const other = await open();
    expect((await told({ 'x-partner-key': BANK.key }, other)).partner).toBe('pk_bank');
  });
});
