import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createToken, readTokens, revokeToken } from '../acts/tokenActs';
import { TOKEN_PARTS, type Scope, type TokenPart } from '../model/act';
import type { Build } from '../model/release';
import { FILES, integrityOf, SOURCE, startingFile, uploadable } from '../testing/exampleUpload';
import { startReleaseService, type TestedService } from '../testing/releaseService';

let service: TestedService;

beforeEach(async () => {
  service = await startReleaseService();
});
afterEach(() => service.stop());

const publishQuote = { what: 'publish', part: 'quote', source: SOURCE };

describe('tokens', () => {
  it('are stored as hashes, under the signature', async () => {
    const text = readFileSync(join(service.folder, 'releases.json'), 'utf8');
    for (const token of service.tokens.values()) expect(text).not.toContain(token);
    expect(Object.keys((await readTokens(service.store))[0] ?? {}).toSorted()).toEqual([
      'createdAt',
      'name',
      'part',
      'scope',
      'sha256',
      'until',
    ]);
  });

  it.each(['', 'Bearer ', 'Bearer rel_unknown', 'Basic abc'])(
    'rejects the header %p',
    async (authorization) => {
      for (const url of ['/v1/releases', '/v1/log', '/v1/builds/quote/bbbbbb'])
        expect((await service.app.inject({ url, headers: { authorization } })).statusCode).toBe(
          url.includes('builds') ? 405 : 401,
        );
      const posted = await service.app.inject({
        method: 'POST',
        url: '/v1/acts',
        headers: { authorization },
        payload: {},
      });
      expect(posted.json().errors[0].code).toBe('unauthorized');
    },
  );

  it('stop working once revoked', async () => {
    expect((await service.call('GET', 'releases')).status).toBe(200);
    await revokeToken(service.store, 'quote-team', 'a test');
    expect((await service.call('GET', 'releases')).status).toBe(401);
    expect((await service.act('quote', { what: 'promote', release: 'quote@ccc-1' })).status).toBe(401);
    expect((await service.file())?.pointers.quote?.live).toBe('aaa-2');
  });
});

describe('a token with a scope', () => {
  const read = { what: 'inspect' };
  const publish = { what: 'preview', release: 'quote@ccc-1' };
  const live = { what: 'promote', release: 'quote@ccc-1' };
  it.each<[Scope, object[], object[]]>([
    ['read', [read], [publish, live]],
    ['publish', [read, publish], [live, { what: 'rollback' }, { what: 'revoke', release: 'quote@aaa-1' }]],
    ['live', [read, publish, live], []],
  ])('that may %s does no more', async (scope, allowed, refused) => {
    const token = await createToken(service.store, { name: 'scoped', part: 'quote', scope }, 'a test');
    const act = (body: object) =>
      service.app.inject({
        method: 'POST',
        url: '/v1/acts',
        headers: { authorization: `Bearer ${token}` },
        payload: { why: 'a test', ...body },
      });
    for (const one of refused)
      expect((await act(one)).json().errors[0]).toMatchObject({ code: 'not_in_scope' });
    for (const one of allowed) expect((await act(one)).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    expect((await service.app.inject({ url: '/v1/log', headers })).statusCode).toBe(200);
    const url = `/v1/builds/quote/${SOURCE}`;
    const upload = await service.app.inject({ method: 'PUT', url, headers, payload: uploadable('quote') });
    expect(upload.statusCode).toBe(scope === 'read' ? 403 : 204);
  });

  it('ends with its time, and says when that was', async () => {
    const wanted = { name: 'short', part: 'quote', days: 1 } as const;
    const token = await createToken(service.store, wanted, 'a test');
    const headers = { authorization: `Bearer ${token}` };
    const ask = () => service.app.inject({ url: '/v1/releases', headers });
    expect((await ask()).statusCode).toBe(200);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_001);
    const late = await ask();
    clock.mockRestore();
    expect([late.statusCode, late.json().errors[0]]).toEqual([
      401,
      { code: 'token_ended', message: expect.stringMatching(/^The token short ended at 20\S+Z$/) },
    ]);
  });
});

/** Who may do what: the tokens that are allowed; every other one gets 403. */
const RIGHTS: [name: string, act: object, allowed: TokenPart[]][] = [
  ['promote a version of quote', { what: 'promote', release: 'quote@ccc-1' }, ['quote', '*']],
  ['promote a version of bind', { what: 'promote', release: 'bind@ccc-1' }, ['bind', '*']],
  ['revoke a version of bind', { what: 'revoke', release: 'bind@ccc-1' }, ['bind', '*']],
  ['roll back bind', { what: 'rollback', part: 'bind' }, ['bind', '*']],
  [
    'give a version of quote to a share',
    { what: 'canary', release: 'quote@ccc-1', share: 0.1 },
    ['quote', '*'],
  ],
  ['preview a version of quote', { what: 'preview', release: 'quote@ccc-1' }, ['quote', '*', 'walks']],
  ['preview a version of bind', { what: 'preview', release: 'bind@ccc-1' }, ['bind', '*', 'walks']],
  ['set what is kept of a part', { what: 'set-part', part: 'quote', owner: 'Quotes' }, ['*']],
  [
    'note a walk',
    { what: 'note-walk', release: 'quote@ccc-1', screens: ['start'], findings: [] },
    ['walks', '*'],
  ],
  ['waive walks', { what: 'waive-walks' }, ['*']],
  ['freeze', { what: 'freeze' }, ['*']],
  ['unfreeze', { what: 'unfreeze' }, ['*']],
];

describe('rights', () => {
  const rows = RIGHTS.flatMap(([name, body, allowed]) =>
    TOKEN_PARTS.map((part) => [part, allowed.includes(part) ? 'may' : 'may not', name, body] as const),
  );
  it.each(rows)('a token for %s %s %s', async (part, may, _name, body) => {
    const { status, body: answer } = await service.act(part, body);
    expect([status, answer.errors?.[0].code]).toEqual(
      may === 'may' ? [200, undefined] : [403, 'not_your_part'],
    );
    if (may === 'may not') expect(await service.file()).toEqual(startingFile());
  });

  it.each(TOKEN_PARTS)('a token for %s uploads only its own part', async (part) => {
    const { status } = await service.call('PUT', `builds/quote/${SOURCE}`, {
      part,
      body: uploadable('quote'),
    });
    expect(status).toBe(part === 'quote' || part === '*' ? 204 : 403);
    const published = await service.act(part, publishQuote);
    if (part !== 'quote' && part !== '*') expect(published.body.errors[0].code).toBe('not_your_part');
  });

  it('ends a canary and revokes only within its own part, beside those of other teams', async () => {
    await service.act('bind', { what: 'canary', release: 'bind@ccc-1', share: 0.1 });
    await service.act('quote', { what: 'canary', release: 'quote@ccc-1', share: 0.1 });
    expect((await service.act('quote', { what: 'end-canary', part: 'bind' })).status).toBe(403);
    expect((await service.act('bind', { what: 'promote', release: 'bind@ccc-1' })).status).toBe(200);
    expect((await service.act('quote', { what: 'canary', release: 'quote@ccc-1', share: 0.2 })).status).toBe(
      200,
    );
    expect((await service.act('quote', { what: 'end-canary' })).status).toBe(200);
    const file = await service.file();
    expect([file?.pointers.quote?.canary, file?.revoked]).toEqual([null, ['quote@ccc-1']]);
    expect((await service.act('quote', { what: 'rollback', part: 'bind' })).status).toBe(403);
    expect((await service.act('quote', { what: 'rollback', part: 'help' })).status).toBe(400);
    expect((await service.act('quote', { what: 'rollback' })).body).toEqual({ release: 'quote@aaa-1' });
    expect((await service.file())?.pointers.bind?.live).toBe('ccc-1');
  });

  it('is asked for a part where the token is for all', async () => {
    const { status, body } = await service.act('*', { what: 'rollback' });
    expect([status, body.errors[0]]).toEqual([
      422,
      { code: 'no_part', message: 'Name a part: shell, quote, rates, bind', attribute: 'part' },
    ]);
  });
});

describe('a lost race', () => {
  it('is a 409 that changes nothing', async () => {
    const before = await service.file();
    const { status, body } = await service.act('quote', { what: 'promote', release: 'quote@ccc-1', seq: 1 });
    expect([status, body.errors[0].code]).toEqual([409, 'moved']);
    expect(await service.file()).toEqual(before);
    expect((await service.act('quote', { what: 'promote', release: 'quote@ccc-1', seq: 2 })).status).toBe(
      200,
    );
  });
});

describe('publishing one part', () => {
  it('makes a version, and serves it to nobody yet', async () => {
    expect(await service.upload(uploadable('quote'))).toEqual([204, 204, 204]);
    expect(await service.act('quote', publishQuote)).toEqual({
      status: 200,
      body: { release: 'quote@bbbbbb-1' },
    });
    const file = await service.file();
    const published = file?.versions['quote@bbbbbb-1'];
    expect([file?.pointers.quote?.live, published?.by]).toEqual(['aaa-2', 'quote-team']);
    expect(published?.app.files['lazy.2.js']?.bytes).toBe(FILES['lazy.2.js'].length);
    expect(readFileSync(join(service.folder, 'apps/quote/bbbbbb-1/lazy.2.js'), 'utf8')).toBe('lazy()');
    expect((await service.act('quote', { what: 'promote', release: 'quote@bbbbbb-1' })).status).toBe(200);
    expect((await service.file())?.pointers.quote?.live).toBe('bbbbbb-1');
  });

  it('rejects a file whose content is not that of its hash, and a build without it', async () => {
    expect(await service.upload(uploadable('quote'), { ...FILES, 'lazy.2.js': 'lazy();' })).toEqual([
      204, 204, 422,
    ]);
    const { status, body } = await service.act('quote', publishQuote);
    expect([status, body.errors[0].code]).toEqual([409, 'build_incomplete']);
    expect(body.errors[0].message).toContain('lazy.2.js');
    expect(await service.file()).toEqual(startingFile());
  });

  it.each<[string, Partial<Build>, string]>([
    ['a contract that the live shell does not support', { contractVersion: 2 }, 'contractVersion'],
    ['a route of another remote', { routes: ['/bind/:id/screen'] }, 'routes'],
    ['a screen over its budget', { budgets: { first: 0.001 } }, 'budgets'],
  ])('rejects %s, with field and owner', async (_name, change, attribute) => {
    await service.upload({ ...uploadable('quote'), ...change });
    const { status, body } = await service.act('quote', publishQuote);
    expect([status, body.errors[0].attribute, body.errors[0].owner]).toEqual([422, attribute, 'quote team']);
    expect(await service.file()).toEqual(startingFile());
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
    const { status, body: answer } = await service.call('PUT', `builds/quote/${SOURCE}`, { body });
    expect([400, 422]).toContain(status);
    expect(answer.errors[0].attribute).toEqual(expect.any(String));
  });
});

describe('freeze', () => {
  it('lets nothing go live until it is lifted; rollback still works', async () => {
    await service.act('quote', { what: 'promote', release: 'quote@ccc-1' });
    await service.act('*', { what: 'freeze' });
    for (const body of [
      { what: 'promote', release: 'quote@aaa-2' },
      { what: 'canary', release: 'quote@aaa-2', share: 0.5 },
    ])
      expect((await service.act('*', body)).body.errors[0].code).toBe('frozen');
    expect((await service.act('quote', { what: 'rollback' })).body.release).toBe('quote@aaa-2');
    expect((await service.call('GET', 'releases')).body).toMatchObject({
      parts: { quote: { live: 'quote@aaa-2', before: 'quote@aaa-1', seq: 4 } },
      frozen: true,
      revoked: ['quote@ccc-1'],
    });
    await service.act('*', { what: 'unfreeze' });
    expect((await service.act('quote', { what: 'promote', release: 'quote@ccc-1' })).status).toBe(200);
  });
});

it.each<[string, unknown]>([
  ['no reason', { what: 'rollback', why: '' }],
  ['a blank reason', { what: 'rollback', why: '  ' }],
  ['no release', { what: 'promote', why: 'x' }],
  ['a share above 1', { what: 'canary', release: 'quote@ccc-1', share: 2, why: 'x' }],
  ['an unknown act', { what: 'destroy', why: 'x' }],
  ['a list', []],
  ['text that is no JSON', '{'],
])('an act with %s gets a 400 in the common format', async (_name, body) => {
  const { status, body: answer } = await service.call('POST', 'acts', { part: '*', body: body as object });
  expect(status).toBe(400);
  expect(answer.errors[0]).toMatchObject({ code: 'bad_request', message: expect.any(String) });
});

it('/metrics counts requests by template, for callers on this machine', async () => {
  await service.call('GET', 'releases');
  const { body } = await service.app.inject('/metrics');
  expect(body).toContain(
    'http_requests_total{method="GET",route="/v1/releases",status="2xx",app="releases"} 1',
  );
  expect((await service.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
});

describe('a sweep', () => {
  it.each(TOKEN_PARTS)('is for the platform: a token for %s', async (part) => {
    await service.act('*', { what: 'freeze' });
    const { status, body } = await service.act(part, { what: 'sweep', dryRun: true });
    if (part === '*')
      expect([status, body.errors[0]]).toEqual([
        409,
        { code: 'unproven', message: expect.stringContaining('needs apps/') },
      ]);
    else expect([status, body.errors[0].code]).toEqual([403, 'not_your_part']);
  });
});

it.each(['constructor', 'quote@constructor', 'r7', '__proto__@a', 'help@a-1'])(
  'a version named %s is not found',
  async (release) => {
    const { status, body } = await service.act('*', { what: 'promote', release });
    expect([status, body.errors[0].code]).toEqual([404, 'no_release']);
  },
);
