import { createHash, generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { folderStore, sealInspector, signingKey } from '@infra/releases';
import { setPart } from '@infra/releases/testing';
import type { InspectNote } from '@shared/federation/page';
import { edgeFor, published } from '../testing/edgeFor';

const HOUR = 3_600_000;

async function setUp(ends = Date.now() + HOUR) {
  const data = await published();
  const { edge } = await edgeFor(data);
  const link = sealInspector(new Date(ends), signingKey(join(data, 'releases')));
  const url = `/releases/inspect/${link}`;
  const press = (headers = {}, at = url) => edge.inject({ method: 'POST', url: at, headers });
  const page = (cookie = '') => edge.inject({ url: '/', headers: { cookie } });
  return { store: folderStore(join(data, 'releases')), edge, link, url, press, page };
}

it('a link says what it opens and until when; only its button gives this browser the inspector', async () => {
  const { edge, url, link, press, page } = await setUp(Date.UTC(2099, 0, 2, 10));
  const opened = await edge.inject(url);
  expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([200, undefined]);
  expect(opened.body).toContain('January 2, 2099');
  const { statusCode, headers } = await press();
  expect([statusCode, headers.location]).toEqual([303, '/']);
  expect(headers['set-cookie']).toMatch(
    new RegExp(`^inspect=${link}; Path=/; Max-Age=\\d+; SameSite=Lax; HttpOnly$`),
  );
  expect((await page(`inspect=${link}`)).body).toContain('"inspect":{"owners":{"shell":');
});

it('owners and budgets are the platform’s, and the page shows them before its scripts run', async () => {
  const { store, link, page } = await setUp();
  const cookie = `inspect=${link}`;
  const kept = { owner: 'Team <A>', budgets: { step: 7 }, routes: ['/quotes'] };
  const act = { what: 'set-part' as const, part: 'quote', why: 'a test', ...kept };
  await setPart(store, { name: 'local', part: '*' }, act);
  const { body, headers } = await page(cookie);
  const [, block = '{}'] = /id="page-data">(.*?)<\/script>/.exec(body) ?? [];
  const { inspect }: { inspect: InspectNote } = JSON.parse(block);
  expect([inspect.owners['quote'], inspect.budgets?.['quote']]).toEqual([kept.owner, kept.budgets]);
  const [bar = ''] = /<aside id="inspector".*?<\/aside>/.exec(body) ?? [];
  expect(bar).toMatch(
    /<strong>Release shell@aaa-2~quote@aaa-2[^<]*<.*<div>shell .*<div>quote [^<]*, Team &lt;A&gt;<\/div>/,
  );
  const [, style = ''] = /<style id="static-style">(.*?)<\/style>/s.exec(body) ?? [];
  expect(style).toContain('#inspector{position:fixed');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect((await page()).body).not.toContain('#inspector{');
});

it('nobody else’s page says who owns what', async () => {
  const { link, page } = await setUp();
  const other = sealInspector(new Date(Date.now() + HOUR), generateKeyPairSync('ed25519').privateKey);
  for (const cookie of ['', 'inspect=1', `inspect=${other}`, `inspect=${link.slice(0, -2)}`]) {
    const { body, headers } = await page(cookie);
    expect(body).not.toContain('"inspect"');
    const removed = 'inspect=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly';
    if (cookie !== '') expect(headers['set-cookie']).toContainEqual(removed);
  }
});

it('a link works once, until it ends, and not from another site', async () => {
  const { press, edge, url } = await setUp();
  expect((await press({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(410);
  expect((await press()).statusCode).toBe(303);
  expect((await press()).statusCode).toBe(410);
  const again = await edge.inject(url);
  expect([again.statusCode, again.body.includes('no longer works')]).toEqual([410, true]);
  const late = await setUp(Date.now() - 1000);
  expect((await late.press()).statusCode).toBe(410);
  expect((await late.page(`inspect=${late.link}`)).body).not.toContain('"inspect"');
});

it('it can be ended before', async () => {
  const { edge } = await setUp();
  const { statusCode, headers } = await edge.inject({ method: 'DELETE', url: '/releases/inspect' });
  expect([statusCode, headers['set-cookie']]).toEqual([
    204,
    'inspect=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
  ]);
});
