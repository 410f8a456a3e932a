import { createECDH } from 'node:crypto';
import {
  activeKey,
  createClientSession,
  EnvelopeError,
  generateServerKey,
  importServerKey,
  openRequest,
  openResponse,
  parseJwks,
  sealRequest,
  sealResponse,
  type ClientSession,
  type ServerKey,
  type ServerPublicKey,
} from '../envelope';
import { fromBase64Url, toBase64Url } from '../envelope/bytes';
import { importNodeServerKey } from '.';

const NOW = 1_767_225_600_000;
const KEY = 'ab'.repeat(32);
const request = { method: 'PATCH', path: '/v2/quotes/q1', text: '{"a":"é"}', quoteKey: KEY, ts: NOW };
let session: ClientSession;
let server: ServerPublicKey;
let onNode: ServerKey;
let onWebCrypto: ServerKey;

beforeAll(async () => {
  const made = await generateServerKey({ kid: 'k1', nbf: 0, exp: 9e9 });
  session = await createClientSession();
  server = activeKey(await parseJwks({ keys: [made.publicJwk] }), NOW);
  onNode = importNodeServerKey('k1', made.privateJwk);
  onWebCrypto = await importServerKey('k1', made.privateJwk);
});

const opening = (key: ServerKey) => ({ now: NOW, findKey: () => Promise.resolve(key) });
const incoming = (authorization: string, body?: unknown) => ({
  method: 'PATCH',
  path: '/v2/quotes/q1',
  authorization,
  idempotencyKey: undefined,
  ifMatch: undefined,
  body,
});

async function codeOf(authorization: string, body?: unknown): Promise<string> {
  try {
    await openRequest(incoming(authorization, body), opening(onNode));
    return 'opened';
  } catch (error) {
    return error instanceof EnvelopeError ? error.code : `untyped: ${String(error)}`;
  }
}

test('node:crypto opens what WebCrypto seals, and the reverse', async () => {
  const sealed = await sealRequest(request, { session, server });
  const opened = await openRequest(incoming(sealed.authorization, sealed.body), opening(onNode));
  expect(opened).toMatchObject({ quoteKey: KEY, text: request.text });
  const answer = await sealResponse(opened, 200, '{"ok":"ñ"}');
  expect(await openResponse(sealed, 200, answer)).toBe('{"ok":"ñ"}');
  await expect(openResponse(sealed, 201, answer)).rejects.toThrow('enc_open_failed');
});

test.each([
  ['key', /key=./, (part: string) => (part === 'key=A' ? 'key=B' : 'key=A')],
  ['iv', /iv=./, (part: string) => (part === 'iv=A' ? 'iv=B' : 'iv=A')],
  ['ts', /ts=\d+/, () => `ts=${NOW + 1}`],
])('a changed %s fails with enc_open_failed', async (_, field, change) => {
  const { authorization, body } = await sealRequest(request, { session, server });
  expect(await codeOf(authorization.replace(field, change), body)).toBe('enc_open_failed');
});

test('a body swapped with another request’s fails to open', async () => {
  const [one, other] = await Promise.all([
    sealRequest(request, { session, server }),
    sealRequest(request, { session: await createClientSession(), server }),
  ]);
  expect(await codeOf(one.authorization, other.body)).toBe('enc_open_failed');
});

function points(): [string, Uint8Array][] {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const whole = pair.getPublicKey();
  const offCurve = Uint8Array.from(whole);
  offCurve[64] = (offCurve[64] ?? 0) ^ 1;
  return [
    ['compressed', Uint8Array.from(pair.getPublicKey(null, 'compressed'))],
    ['hybrid', Uint8Array.from(pair.getPublicKey(null, 'hybrid'))],
    ['off the curve', offCurve],
    ['infinity', new Uint8Array(1)],
    ['nothing but zeros', Uint8Array.from([4, ...new Uint8Array(64)])],
    ['greater than the field', Uint8Array.from([4, ...new Uint8Array(64).fill(255)])],
  ];
}

test.each(points())('both implementations reject a point that is %s', async (_, point) => {
  const bytes = Uint8Array.from(point);
  const agree = async (key: ServerKey) => key.agree(bytes);
  await expect(agree(onNode)).rejects.toThrow();
  if (bytes.length === 65) await expect(agree(onWebCrypto)).rejects.toThrow();
});

test('both derive the same keys', async () => {
  const epk = fromBase64Url(session.epk);
  const parameters = { iv: new Uint8Array(12), additionalData: new Uint8Array(3) };
  const [a, b] = [await onNode.agree(epk), await onWebCrypto.agree(epk)];
  const plain = new Uint8Array(100).fill(7);
  for (const direction of ['req', 'res'] as const) {
    const sealed = await a[direction].seal(parameters, plain);
    expect(toBase64Url(await b[direction].seal(parameters, plain))).toBe(toBase64Url(sealed));
    expect(await b[direction].open(parameters, sealed)).toEqual(plain);
  }
});
