import type { ReleaseFile } from '@infra/releases';
import type { FastifyInstance } from 'fastify';
import { edgeFor, published, writeFileOf } from '../testing/edgeFor';
import { BANK, partnersApi, withEmbed } from '../testing/partnersApi';

type Api = Awaited<ReturnType<typeof partnersApi>>;

/** Imports a partner's module on a page of this origin: what it exports as `own`, and the code after that. */
async function load(edge: FastifyInstance, rest: string, origin = 'https://bank.example') {
  const { statusCode, body, headers } = await edge.inject({
    url: `/embed/v1/partners/${rest}`,
    headers: { origin, 'accept-encoding': 'identity' },
  });
  const [, own = '', more = ''] = /^export const own=(.*);\n([^]*)$/.exec(body) ?? [];
  return { statusCode, headers, own: JSON.parse(own), more };
}

const refused = (reason: string) => ({ statusCode: 200, own: { allowed: false, reason }, more: '' });

describe('what the loader is told', () => {
  let api: Api;
  beforeEach(async () => {
    api = await partnersApi();
  });
  afterEach(() => api.stop());
  const open = async (change = withEmbed) =>
    (await edgeFor(published(change), { apiOrigin: api.apiOrigin })).edge;
  const ask = async (mode: string, origin: string | undefined, key = 'pk_bank', edge = open()) => {
    const headers = origin === undefined ? {} : { origin };
    const {
      statusCode,
      body,
      headers: of,
    } = await (await edge).inject({ url: `/embed/v1/partners/${key}${mode}`, headers });
    return { status: statusCode, answer: JSON.parse(body), headers: of };
  };

  it('is the module by its hash, and the partner’s language and theme', async () => {
    const { status, answer, headers } = await ask('?mode=inline', 'https://bank.example');
    expect([status, answer]).toEqual([
      200,
      {
        allowed: true,
        module: {
          url: 'http://localhost:7000/embed/assets/aaa-2/embed.1.js',
          integrity: 'sha384-embed.1.js-2',
        },
        language: 'en',
        vehicleDataBase: expect.stringMatching(/^https?:/),
        theme: BANK.theme,
      },
    ]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      vary: 'Origin',
    });
  });

  it.each<[string, Partial<typeof BANK>, string | undefined, number, string]>([
    ['another origin', {}, 'https://evil.example', 403, 'origin_not_allowed'],
    ['the same host over HTTP', {}, 'http://bank.example', 403, 'origin_not_allowed'],
    ['a longer host', {}, 'https://bank.example.evil.example', 403, 'origin_not_allowed'],
    ['a page without an origin', {}, 'null', 403, 'origin_not_allowed'],
    ['a caller that says none', {}, undefined, 403, 'origin_not_allowed'],
    ['a mode that is not allowed', { modes: ['frame'] }, 'https://bank.example', 403, 'mode_not_allowed'],
    ['a stopped partner', { stopped: true }, 'https://bank.example', 403, 'partner_stopped'],
  ])('for %s is a reason', async (_name, change, origin, status, reason) => {
    api.change(change);
    const { status: answered, answer, headers } = await ask('?mode=inline', origin);
    expect([answered, answer]).toEqual([status, { allowed: false, reason }]);
    // The page must be able to read the reason.
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('for a key that nobody has is that it is unknown', async () => {
    for (const key of ['pk_nobody', 'sk_secret', '..%2fpartners', '%3Cscript%3E'])
      expect(await ask('?mode=frame', 'https://bank.example', key)).toMatchObject({
        status: 404,
        answer: { reason: 'partner_unknown' },
      });
    expect(api.seen).toEqual(['GET /v2/partners/pk_nobody']);
  });

  it.each(['', '?mode=', '?mode=popup', '?mode=frame&mode=inline'])(
    'for the mode %p is a 400',
    async (mode) => {
      expect(await ask(mode, 'https://bank.example')).toMatchObject({
        status: 400,
        answer: { reason: 'mode_not_allowed' },
      });
    },
  );

  it('of a release without an embedded quote is that there is none now', async () => {
    const edge = open((file) => file);
    const { status, answer } = await ask('?mode=inline', 'https://bank.example', 'pk_bank', edge);
    expect([status, answer]).toEqual([404, { allowed: false, reason: 'unavailable' }]);
  });

  it('while the API is down is what it said last, or that there is no quote now', async () => {
    const edge = await open();
    const clock = jest.spyOn(Date, 'now');
    const start = Date.now();
    clock.mockReturnValue(start);
    await ask('?mode=frame', 'https://bank.example', 'pk_bank', Promise.resolve(edge));
    await api.stop();
    clock.mockReturnValue(start + 3_600_000);
    const asked = (key: string) => ask('?mode=frame', 'https://bank.example', key, Promise.resolve(edge));
    expect(await asked('pk_bank')).toMatchObject({ status: 200 });
    expect(await asked('pk_other')).toMatchObject({ status: 503, answer: { reason: 'unavailable' } });
    clock.mockRestore();
  });

  describe('as a module for an inline element', () => {
    const code = 'export const show=1;';
    async function openInline(change = withEmbed, look = '') {
      const root = await published(change);
      for (const version of ['aaa-1', 'aaa-2']) writeFileOf(root, version, 'embed-inline.4.js', code);
      if (look) writeFileOf(root, 'aaa-2', 'embed-still.5.js', look);
      return (await edgeFor(root, { apiOrigin: api.apiOrigin })).edge;
    }
    it('has the answer, the still start screen as data, and the code that starts the quote', async () => {
      const { statusCode, headers, own, more } = await load(await openInline(), 'pk_bank/inline.js?lang=');
      expect([statusCode, more]).toEqual([200, code]);
      expect(own).toMatchObject({
        allowed: true,
        module: { url: 'http://localhost:7000/embed/assets/aaa-2/embed.1.js' },
        language: 'en',
        theme: BANK.theme,
        still: { nodes: expect.arrayContaining([expect.anything()]), css: expect.any(String) },
      });
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
        'content-type': 'text/javascript; charset=utf-8',
      });
    });

    it('has no picture from inside the page, which is hidden and which the page’s policy may forbid', async () => {
      const scene =
        '<img alt=\'\' loading="eager" src="data:image/svg+xml,%3Csvg d=\'a&#x27;b\'/%3E" width="560"/>';
      const withScene = (file: ReleaseFile) => {
        const released = withEmbed(file);
        for (const { app } of Object.values(released.versions))
          for (const still of Object.values(app.fragment ?? {}))
            still.html = `<i>${scene}<img src="states.svg"></i>`;
        return released;
      };
      const { own } = await load(await openInline(withScene), 'pk_bank/inline.js');
      expect(own.still.nodes).toEqual([['i', {}, ['img', { src: 'states.svg' }]]]);
    });

    it('has what knows the theme’s colors, without a name on the page', async () => {
      const edge = await openInline(withEmbed, 'var stillTheme={stillLook:0}');
      const { more } = await load(edge, 'pk_bank/inline.js');
      expect(more).toBe(`${code}\nvar stillTheme={stillLook:0};own.look=stillTheme.stillLook;`);
    });

    it('is in the language that the page asks for, or in the partner’s', async () => {
      const edge = await openInline();
      const nodes = async (lang: string) =>
        (await load(edge, `pk_bank/inline.js?lang=${lang}`)).own.still.nodes;
      expect(await nodes('es')).not.toEqual(await nodes(''));
      expect(await nodes('fr')).toEqual(await nodes('en'));
      api.change({ language: 'es' });
      expect(JSON.stringify(await nodes('en'))).not.toBe(JSON.stringify(await nodes('es')));
    });

    it('runs with a reason alone on a page that is refused, and without the file', async () => {
      const edge = await openInline();
      expect(await load(edge, 'pk_bank/inline.js', 'https://evil.example')).toMatchObject(
        refused('origin_not_allowed'),
      );
      expect(await load(edge, 'pk_nobody/inline.js')).toMatchObject(refused('partner_unknown'));
      const without = (await edgeFor(published(withEmbed), { apiOrigin: api.apiOrigin })).edge;
      expect(await load(without, 'pk_bank/inline.js')).toMatchObject(refused('unavailable'));
    });
  });

  it('is limited by address', async () => {
    const edge = await open();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const answers = [];
    for (let call = 0; call < 301; call += 1)
      answers.push((await edge.inject('/embed/v1/partners/pk_bank?mode=frame')).statusCode);
    clock.mockRestore();
    expect(answers.at(-2)).toBe(403);
    expect(answers.at(-1)).toBe(429);
    // One answer of the API served them all.
    expect(api.seen).toHaveLength(1);
  });
});
