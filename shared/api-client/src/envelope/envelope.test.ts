import { runs } from '@shared/testing/form';
import * as fc from 'fast-check';
import {
  activeKey,
  createAgreedKeys,
  createClientSession,
  ENVELOPE_ERROR_CODES,
  ENVELOPE_ERROR_STATUS,
  EnvelopeError,
  generateServerKey,
  importServerKey,
  openRequest,
  openResponse,
  parseJwks,
  sealRequest,
  sealResponse,
  type ClientSession,
  type IncomingRequest,
  type Opening,
  type PlainRequest,
  type ServerPublicKey,
} from '.';

const NOW = 1_767_225_600_000;
const KEY = 'ab'.repeat(32);
const PATCH: PlainRequest = {
  method: 'PATCH',
  path: '/v2/quotes/q1',
  quoteKey: KEY,
  text: '{"homeowner":true}',
  ifMatch: '"3"',
  ts: NOW,
};

let session: ClientSession;
let server: ServerPublicKey;
let opening: Opening;

beforeAll(async () => {
  const made = await generateServerKey({ kid: 'k1', nbf: NOW / 1000 - 60, exp: NOW / 1000 + 60 });
  const key = await importServerKey('k1', made.privateJwk);
  session = await createClientSession();
  server = activeKey(await parseJwks({ keys: [made.publicJwk] }), NOW);
  opening = { now: NOW, findKey: (kid) => Promise.resolve(kid === 'k1' ? key : undefined) };
});

async function arrive(request: PlainRequest): Promise<IncomingRequest> {
  const { authorization, body } = await sealRequest(request, { session, server });
  const { method, path, idempotencyKey, ifMatch } = request;
  return { method, path, authorization, idempotencyKey, ifMatch, body };
}

const codeOf = async (opened: Promise<unknown>): Promise<string> => {
  try {
    await opened;
    return 'opened';
  } catch (error) {
    return error instanceof EnvelopeError ? error.code : `untyped: ${String(error)}`;
  }
};

const flip = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1);

describe('a sealed exchange', () => {
  test('request and response open again, and neither is readable on the wire [7-7, 7-8]', async () => {
    const sealed = await sealRequest(PATCH, { session, server });
    const opened = await openRequest(await arrive(PATCH), opening);
    expect(opened).toMatchObject({ quoteKey: KEY, text: PATCH.text });
    expect(JSON.stringify(sealed)).not.toContain(KEY);
    expect(JSON.stringify(sealed)).not.toContain('homeowner');
    const answered = await openRequest({ ...(await arrive(PATCH)), ...wire(sealed) }, opening);
    const answer = await sealResponse(answered, 200, '{"version":4}');
    expect(await openResponse(sealed, 200, answer)).toBe('{"version":4}');
  });

  test('no two sealed messages are alike', async () => {
    const [a, b] = await Promise.all([arrive(PATCH), arrive(PATCH)]);
    expect(a.authorization).not.toBe(b.authorization);
    expect(a.body).not.toEqual(b.body);
  });

  test('the private key of a page load is not extractable', async () => {
    const generate = jest.spyOn(crypto.subtle, 'generateKey');
    await createClientSession();
    expect(generate).toHaveBeenCalledWith(expect.anything(), false, ['deriveBits']);
    generate.mockRestore();
  });

  test('agreed keys are reused, limited in number, and stored only for clients that can seal', async () => {
    const agreed = createAgreedKeys(1);
    const derive = jest.spyOn(crypto.subtle, 'deriveBits');
    const incoming = await arrive(PATCH);
    derive.mockClear();
    await openRequest(incoming, { ...opening, agreed });
    await openRequest(incoming, { ...opening, agreed });
    expect(derive).toHaveBeenCalledTimes(1);
    derive.mockRestore();
    const set = jest.spyOn(agreed, 'set');
    const forged = { ...incoming, path: '/v2/quotes/q2' };
    expect(await codeOf(openRequest(forged, { ...opening, agreed }))).toBe('enc_open_failed');
    expect(set).not.toHaveBeenCalled();
  });
});

function wire(sealed: {
  authorization: string;
  body?: unknown;
}): Pick<IncomingRequest, 'authorization' | 'body'> {
  return { authorization: sealed.authorization, body: sealed.body };
}

describe('everything around a message is bound to it', () => {
  const changes: [string, (incoming: IncomingRequest) => Partial<IncomingRequest>][] = [
    ['method', () => ({ method: 'PUT' })],
    ['path', () => ({ path: '/v2/quotes/q2' })],
    ['query', () => ({ path: '/v2/quotes/q1?x=1' })],
    ['Idempotency-Key', () => ({ idempotencyKey: 'other' })],
    ['If-Match', () => ({ ifMatch: '"4"' })],
    ['If-Match left out', () => ({ ifMatch: undefined })],
    ['ts', ({ authorization = '' }) => ({ authorization: authorization.replace(/ts=\d+/, `ts=${NOW + 1}`) })],
    [
      'iv',
      ({ authorization = '' }) => ({ authorization: flip(authorization, authorization.indexOf('iv=') + 4) }),
    ],
    [
      'key',
      ({ authorization = '' }) => ({ authorization: flip(authorization, authorization.indexOf('key=') + 5) }),
    ],
    ['body', ({ body }) => ({ body: { ...part(body), encryptedData: flip(part(body).encryptedData, 8) } })],
    ['body iv', ({ body }) => ({ body: { ...part(body), ivString: flip(part(body).ivString, 8) } })],
  ];

  test.each(changes)('a changed %s fails with enc_open_failed', async (_what, change) => {
    const incoming = await arrive(PATCH);
    expect(await codeOf(openRequest({ ...incoming, ...change(incoming) }, opening))).toBe('enc_open_failed');
  });

  test('a response opens only for its own request and status', async () => {
    const sealed = await sealRequest(PATCH, { session, server });
    const other = await sealRequest({ ...PATCH, path: '/v2/quotes/q2' }, { session, server });
    const opened = await openRequest({ ...(await arrive(PATCH)), ...wire(sealed) }, opening);
    const answer = await sealResponse(opened, 412, '{}');
    expect(await codeOf(openResponse(sealed, 200, answer))).toBe('enc_open_failed');
    expect(await codeOf(openResponse(other, 412, answer))).toBe('enc_open_failed');
    expect(await codeOf(openResponse(sealed, 200, { id: 'plain' }))).toBe('enc_malformed');
  });

  test('a request cannot be replayed as its own response', async () => {
    const sealed = await sealRequest(PATCH, { session, server });
    const reflected = { data: sealed.body?.encryptedData, ivString: sealed.body?.ivString };
    expect(await codeOf(openResponse(sealed, 200, reflected))).toBe('enc_open_failed');
  });
});

function part(body: unknown): { encryptedData: string; ivString: string } {
  const { encryptedData, ivString }: Record<string, unknown> = { ...Object(body) };
  return { encryptedData: String(encryptedData), ivString: String(ivString) };
}

const noKey = (): Promise<undefined> => Promise.resolve(undefined);

describe('typed failures', () => {
  test.each([
    ['no header', { authorization: undefined }, 'enc_required'],
    ['another scheme', { authorization: 'Bearer x' }, 'enc_required'],
    ['a broken header', { authorization: 'QEnc kid=k1' }, 'enc_malformed'],
    ['a plain body', { body: { homeowner: true } }, 'enc_malformed'],
    ['a text body', { body: 'x' }, 'enc_malformed'],
    [
      'a third field',
      { body: { encryptedData: 'ab'.repeat(20), ivString: 'ab'.repeat(12), x: 1 } },
      'enc_malformed',
    ],
    [
      'an odd number of digits',
      { body: { encryptedData: 'a'.repeat(33), ivString: 'ab'.repeat(12) } },
      'enc_malformed',
    ],
    [
      '5 MB of digits',
      { body: { encryptedData: 'ab'.repeat(2_500_000), ivString: 'ab'.repeat(12) } },
      'enc_open_failed',
    ],
    [
      '5 MB of text',
      { body: { encryptedData: 'zz'.repeat(2_500_000), ivString: 'ab'.repeat(12) } },
      'enc_malformed',
    ],
  ])('%s', async (_what, change, code) => {
    expect(await codeOf(openRequest({ ...(await arrive(PATCH)), ...change }, opening))).toBe(code);
  });

  test.each([
    [-120_001, 'enc_stale'],
    [-120_000, 'opened'],
    [120_000, 'opened'],
    [120_001, 'enc_stale'],
  ])('a clock %i ms off gives %s', async (offset, code) => {
    expect(await codeOf(openRequest(await arrive({ ...PATCH, ts: NOW + offset }), opening))).toBe(code);
  });

  test('a destroyed key', async () => {
    expect(await codeOf(openRequest(await arrive(PATCH), { now: NOW, findKey: noKey }))).toBe(
      'enc_kid_unknown',
    );
  });

  test('a point that is not on the curve', async () => {
    const incoming = await arrive(PATCH);
    const epk = `BA${'A'.repeat(85)}`;
    const authorization = incoming.authorization?.replace(/epk=[\w-]+/, `epk=${epk}`);
    expect(await codeOf(openRequest({ ...incoming, authorization }, opening))).toBe('enc_malformed');
  });

  test('every failure has a 4xx status', () => {
    for (const code of ENVELOPE_ERROR_CODES) expect(Math.floor(ENVELOPE_ERROR_STATUS[code] / 100)).toBe(4);
  });

  test('hostile input always gives a typed failure', async () => {
    const base = await arrive(PATCH);
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      fc.constant(base.authorization ?? ''),
    );
    const header = fc.oneof(
      piece,
      fc.record({ kid: piece, epk: piece, ts: piece, iv: piece, key: piece }).map((f) => formatLoosely(f)),
      fc.nat(400).map((at) => flip(base.authorization ?? '', at % (base.authorization?.length ?? 1))),
    );
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record({ encryptedData: piece, ivString: piece }),
      fc.constant(base.body),
    );
    await fc.assert(
      fc.asyncProperty(header, body, piece, async (authorization, hostile, other) => {
        const incoming = { ...base, authorization, body: hostile, path: other, ifMatch: other };
        expect(ENVELOPE_ERROR_CODES).toContain(await codeOf(openRequest(incoming, opening)));
      }),
      runs(300),
    );
  });
});

const formatLoosely = (fields: Record<string, string>): string =>
  `QEnc ${Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join(',')}`;
