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
  SUITES,
  type OpenedRequest,
  type PlainRequest,
  type SealedRequest,
  type Suite,
} from '.';

const NOW = 1_767_225_600_000;
const PATCH: PlainRequest = {
  method: 'PATCH',
  path: '/v2/quotes/q1',
  quoteKey: 'ab'.repeat(32),
  text: '{"homeowner":true}',
  ts: NOW,
};

/** A client and an API whose published keys name these suites. */
async function twoParties(suites: readonly string[] | undefined = SUITES) {
  const made = await generateServerKey({ kid: 'k1', nbf: 0, exp: NOW });
  const key = await importServerKey('k1', made.privateJwk);
  const session = await createClientSession();
  const server = activeKey(await parseJwks({ keys: [{ ...made.publicJwk, suites }] }), NOW);
  const open = ({ authorization, body }: Pick<SealedRequest, 'authorization' | 'body'>) => {
    const { method, path } = PATCH;
    const incoming = { method, path, authorization, body, idempotencyKey: undefined, ifMatch: undefined };
    return openRequest(incoming, { now: NOW, findKey: () => Promise.resolve(key) });
  };
  const seal = (suite: Suite = server.suite) => sealRequest(PATCH, { session, server: { ...server, suite } });
  return { server, seal, open };
}

const refused = new EnvelopeError('enc_open_failed');
const answerTo = (opened: OpenedRequest) => sealResponse(opened, 200, '{"version":4}');

test.each([
  [undefined, 'qenc/1'],
  [['qenc/1'], 'qenc/1'],
  [['qenc/2', 'qenc/1'], 'qenc/2'],
  [['qenc/3', 'qenc/2'], 'qenc/2'],
  ['qenc/2', 'qenc/1'],
])('with keys that name %j the client seals in %s', async (suites, suite) => {
  const made = await generateServerKey({ kid: 'k1', nbf: 0, exp: NOW });
  expect((await parseJwks({ keys: [{ ...made.publicJwk, suites }] }))[0]?.suite).toBe(suite);
});

describe('qenc/2', () => {
  test('a response opens only for its own request, not for the same one sent again', async () => {
    const { seal, open } = await twoParties();
    const [sealed, again] = [await seal(), await seal()];
    const answer = await answerTo(await open(sealed));
    expect(await openResponse(sealed, 200, answer)).toBe('{"version":4}');
    await expect(openResponse(again, 200, answer)).rejects.toThrow(refused);
  });

  test('a body opens only with its own header', async () => {
    const { seal, open } = await twoParties();
    const [one, { body }] = [await seal(), await seal()];
    if (!body) throw new Error('nothing sealed');
    await expect(open({ ...one, body })).rejects.toThrow(refused);
  });
});

describe('qenc/1, until its clients are retired', () => {
  test('is still accepted and answered', async () => {
    const { seal, open } = await twoParties();
    const sealed = await seal('qenc/1');
    expect(sealed.authorization).toMatch(/^QEnc kid=/);
    expect(await openResponse(sealed, 200, await answerTo(await open(sealed)))).toBe('{"version":4}');
  });

  test('messages of one suite are not accepted as the other', async () => {
    const { seal, open } = await twoParties();
    const first = await seal('qenc/1');
    const raised = first.authorization.replace('QEnc ', 'QEnc v=2,');
    await expect(open({ ...first, authorization: raised })).rejects.toThrow(refused);
    const second = await seal('qenc/2');
    const lowered = second.authorization.replace('v=2,', '');
    await expect(open({ ...second, authorization: lowered })).rejects.toThrow(refused);
  });
});
