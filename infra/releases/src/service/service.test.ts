import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { TOKEN_PARTS, type TokenPart } from '../model/act';
import type { Build } from '../model/release';
import { createToken, readTokens, revokeToken } from '../acts/tokenActs';
import { readReleaseFile, writeReleaseFile } from '../store/ledger';
import { folderStore, type ReleaseStore } from '../store/openStore';
import { FILES, integrityOf, SOURCE, startingFile, uploadable } from '../testing/exampleUpload';
import { buildReleaseService } from './app';

let folder = '';
let store: ReleaseStore;
let app: FastifyInstance;
const tokens = new Map<TokenPart, string>();

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'service-')), 'releases');
  store = folderStore(folder);
  await writeReleaseFile(store, startingFile());
  for (const part of TOKEN_PARTS)
    tokens.set(part, await createToken(store, part === '*' ? 'platform' : `${part}-team`, part));
  app = await buildReleaseService({ store });
});
afterEach(async () => {
  await app.close();
  rmSync(join(folder, '..'), { recursive: true });
});

async function call(
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  { part = 'quote', body }: { part?: TokenPart; body?: object | string } = {},
) {
  const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
  const answer = await app.inject({
    method,
    url: `/v1/${url}`,
    headers: {
      authorization: `Bearer ${tokens.get(part)}`,
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

const act = (part: TokenPart, body: object) =>
  call('POST', 'acts', { part, body: { why: 'a test', ...body } });
const file = () => readReleaseFile(store);

async function upload(build: Build, texts: Record<string, string> = FILES) {
  const path = `builds/${build.app}/${build.source}`;
  const answers = [await call('PUT', path, { body: build })];
  for (const [name, text] of Object.entries(texts))
    answers.push(await call('PUT', `${path}/files/${name}`, { body: Buffer.from(text) }));
  return answers.map(({ status }) => status);
}

const publishQuote = { what: 'publish', part: 'quote', source: SOURCE };

describe('tokens', () => {
  it('are stored as hashes, under the signature', async () => {
    const text = readFileSync(join(folder, 'releases.json'), 'utf8');
    for (const token of tokens.values()) expect(text).not.toContain(token);
    expect(Object.keys((await readTokens(store))[0] ?? {}).toSorted()).toEqual([
      'createdAt',
      'name',
      'part',
      'sha256',
    ]);
  });

  it.each(['', 'Bearer ', 'Bearer rel_unknown', 'Basic abc'])(
    'rejects the header %p',
    async (authorization) => {
      for (const url of ['/v1/releases', '/v1/log', '/v1/builds/quote/bbbbbb'])
        expect((await app.inject({ url, headers: { authorization } })).statusCode).toBe(
          url.includes('builds') ? 404 : 401,
        );
      const posted = await app.inject({
        method: 'POST',
        url: '/v1/acts',
        headers: { authorization },
        payload: {},
      });
      expect(posted.json().errors[0].code).toBe('unauthorized');
    },
  );

  it('stop working once revoked', async () => {
    expect((await call('GET', 'releases')).status).toBe(200);
    await revokeToken(store, 'quote-team');
    expect((await call('GET', 'releases')).status).toBe(401);
    expect((await act('quote', { what: 'promote', release: 'r3' })).status).toBe(401);
    expect((await file())?.live).toBe('r2');
  });
});

/** Who may do what: the tokens that are allowed; every other one gets 403. */
const RIGHTS: [name: string, act: object, allowed: TokenPart[]][] = [
  ['promote a release that differs in quote alone', { what: 'promote', release: 'r3' }, ['quote', '*']],
  ['promote a release that differs in bind alone', { what: 'promote', release: 'r4' }, ['bind', '*']],
  ['promote a release that differs in every part', { what: 'promote', release: 'r1' }, ['*']],
  ['give a release of quote to a share', { what: 'canary', release: 'r3', share: 0.1 }, ['quote', '*']],
  ['preview a release that differs in quote alone', { what: 'preview', release: 'r3' }, ['quote', '*']],
  ['preview a release that differs in bind alone', { what: 'preview', release: 'r4' }, ['bind', '*']],
  ['roll back every part', { what: 'rollback' }, ['*']],
  ['freeze', { what: 'freeze' }, ['*']],
  ['unfreeze', { what: 'unfreeze' }, ['*']],
];

describe('rights', () => {
  const rows = RIGHTS.flatMap(([name, body, allowed]) =>
    TOKEN_PARTS.map((part) => [part, allowed.includes(part) ? 'may' : 'may not', name, body] as const),
  );
  it.each(rows)('a token for %s %s %s', async (part, may, _name, body) => {
    const { status, body: answer } = await act(part, body);
    expect([status, answer.errors?.[0].code]).toEqual(
      may === 'may' ? [200, undefined] : [403, 'not_your_part'],
    );
    if (may === 'may not') expect(await file()).toEqual(startingFile());
  });

  it.each(TOKEN_PARTS)('a token for %s uploads only its own part', async (part) => {
    const { status } = await call('PUT', `builds/quote/${SOURCE}`, { part, body: uploadable('quote') });
    expect(status).toBe(part === 'quote' || part === '*' ? 204 : 403);
    const published = await act(part, publishQuote);
    if (part !== 'quote' && part !== '*') expect(published.body.errors[0].code).toBe('not_your_part');
  });

  it("ends a canary only of the token's own part", async () => {
    await act('*', { what: 'canary', release: 'r4', share: 0.1 });
    expect((await act('quote', { what: 'end-canary' })).status).toBe(403);
    expect((await act('quote', { what: 'canary', release: 'r3', share: 0.1 })).status).toBe(403);
    expect((await act('bind', { what: 'end-canary' })).status).toBe(200);
    expect(await file()).toMatchObject({ canary: null, revoked: ['r4'] });
  });
});

describe('publishing one part', () => {
  it('makes a release that is the live one with that part replaced, and serves it to nobody yet', async () => {
    expect(await upload(uploadable('quote'))).toEqual([204, 204, 204]);
    expect(await act('quote', publishQuote)).toEqual({ status: 200, body: { release: 'r5', live: 'r2' } });
    const { r5, r2 } = (await file())?.releases ?? {};
    expect(r5?.apps.quote.version).toBe('bbbbbb-1');
    expect({ ...r5?.apps, quote: null }).toEqual({ ...r2?.apps, quote: null });
    expect(r5?.apps.quote.files['lazy.2.js']?.bytes).toBe(FILES['lazy.2.js'].length);
    expect(readFileSync(join(folder, 'apps/quote/bbbbbb-1/lazy.2.js'), 'utf8')).toBe('lazy()');
    expect((await act('quote', { what: 'promote', release: 'r5' })).body.live).toBe('r5');
  });

  it('rejects a file whose content is not that of its hash, and a build without it', async () => {
    expect(await upload(uploadable('quote'), { ...FILES, 'lazy.2.js': 'lazy();' })).toEqual([204, 204, 422]);
    const { status, body } = await act('quote', publishQuote);
    expect([status, body.errors[0].code]).toEqual([409, 'build_incomplete']);
    expect(body.errors[0].message).toContain('lazy.2.js');
    expect(await file()).toEqual(startingFile());
  });

  it.each<[string, Partial<Build>, string]>([
    ['a contract that the live shell does not support', { contractVersion: 2 }, 'contractVersion'],
    ['a route of another remote', { routes: ['/bind/:id/screen'] }, 'routes'],
    ['a screen over its budget', { budgets: { first: 0.001 } }, 'budgets'],
  ])('rejects %s, with field and owner', async (_name, change, attribute) => {
    await upload({ ...uploadable('quote'), ...change });
    const { status, body } = await act('quote', publishQuote);
    expect([status, body.errors[0].attribute, body.errors[0].owner]).toEqual([422, attribute, 'quote team']);
    expect(await file()).toEqual(startingFile());
  });

  it.each<[string, object]>([
    ['another part', { app: 'bind' }],
    ['a container of another remote', { container: 'bind_bbbbbb' }],
    ['an entry that is not in its files', { entry: 'remoteEntry.8.js' }],
    ['a path for a name', { files: { '../x.js': { integrity: integrityOf(''), bytes: 1, brotli: 1 } } }],
    ['a part of the page that only the shell has', { inline: ['alert()'] }],
    ['an unknown field', { admin: true }],
    ['a number for a text', { owner: 7 }],
  ])('rejects a description with %s', async (_name, change) => {
    const body = { ...uploadable('quote'), ...change };
    const { status, body: answer } = await call('PUT', `builds/quote/${SOURCE}`, { body });
    expect([400, 422]).toContain(status);
    expect(answer.errors[0].attribute).toEqual(expect.any(String));
  });
});

describe('freeze', () => {
  it('lets nothing go live until it is lifted; rollback still works', async () => {
    await act('quote', { what: 'promote', release: 'r3' });
    await act('*', { what: 'freeze' });
    for (const body of [
      { what: 'promote', release: 'r2' },
      { what: 'canary', release: 'r2', share: 0.5 },
    ])
      expect((await act('*', body)).body.errors[0].code).toBe('frozen');
    expect((await act('quote', { what: 'rollback' })).body.live).toBe('r2');
    expect((await call('GET', 'releases')).body).toMatchObject({ live: 'r2', frozen: true, revoked: ['r3'] });
    await act('*', { what: 'unfreeze' });
    expect((await act('quote', { what: 'promote', release: 'r3' })).body.live).toBe('r3');
  });
});

const log = async () => (await call('GET', 'log')).body;
const path = () => join(folder, 'log.jsonl');

describe('the log', () => {
  beforeEach(async () => {
    await act('quote', { what: 'promote', release: 'r3', why: 'faster drivers page' });
    await act('*', { what: 'canary', release: 'r4', share: 0.05, why: 'new payment form' });
  });

  it('says who did what, when and why, and nothing of what was rejected', async () => {
    await act('rates', { what: 'promote', release: 'r4' });
    const { entries, broken } = await log();
    expect(broken).toBeNull();
    expect(entries.slice(TOKEN_PARTS.length)).toMatchObject([
      {
        who: 'quote-team',
        what: 'promote r3',
        why: 'faster drivers page',
        at: expect.stringMatching(/^20.*Z$/),
      },
      { who: 'platform', what: 'canary r4 5%', why: 'new payment form' },
    ]);
  });

  it.each<[string, (text: string) => string]>([
    ['changed', (text) => text.replace('faster', 'slower')],
    ['removed', (text) => text.replace(/^.*\n/, '')],
    ['cut off with the one before it', (text) => text.replace(/[^\n]*\n[^\n]*\n$/, '')],
    ['changed at the end', (text) => text.replace('payment', 'other')],
    ['added by hand', (text) => `${text}{"who":"nobody"}\n`],
  ])('is called broken when a line was %s', async (_name, change) => {
    writeFileSync(path(), change(readFileSync(path(), 'utf8')));
    expect((await log()).broken).toEqual(expect.any(String));
  });

  it('gets a last line that a crash left out from the signed file', async () => {
    const before = readFileSync(path(), 'utf8');
    writeFileSync(path(), before.replace(/[^\n]*\n$/, ''));
    expect((await log()).broken).toBeNull();
    await act('*', { what: 'end-canary' });
    expect(readFileSync(path(), 'utf8')).toContain(before);
    expect((await log()).broken).toBeNull();
  });
});

it.each<[string, unknown]>([
  ['no reason', { what: 'rollback', why: '' }],
  ['a blank reason', { what: 'rollback', why: '  ' }],
  ['no release', { what: 'promote', why: 'x' }],
  ['a release by the name of a property', { what: 'promote', release: 'constructor', why: 'x' }],
  ['a share above 1', { what: 'canary', release: 'r3', share: 2, why: 'x' }],
  ['an unknown act', { what: 'destroy', why: 'x' }],
  ['a list', []],
  ['text that is no JSON', '{'],
])('an act with %s gets a 400 in the common format', async (_name, body) => {
  const { status, body: answer } = await call('POST', 'acts', { part: '*', body: body as object });
  expect(status).toBe(400);
  expect(answer.errors[0]).toMatchObject({ code: 'bad_request', message: expect.any(String) });
});

it('/metrics counts requests by template, for callers on this machine', async () => {
  await call('GET', 'releases');
  const { body } = await app.inject('/metrics');
  expect(body).toContain(
    'http_requests_total{method="GET",route="/v1/releases",status="2xx",app="releases"} 1',
  );
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
});
