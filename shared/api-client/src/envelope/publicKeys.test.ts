import { activeKey, EnvelopeError, generateServerKey, parseJwks, pathFromV2, type ServerPublicKey } from '.';

async function published(): Promise<ServerPublicKey> {
  const made = await generateServerKey({ kid: 'k1', nbf: 0, exp: 10 });
  return activeKey(await parseJwks({ keys: [made.publicJwk] }), 5000);
}

const named =
  (server: ServerPublicKey) =>
  (kid: string, nbf: number, exp: number): ServerPublicKey => ({ ...server, kid, nbf, exp });

describe('published keys', () => {
  test('the most recently started key is active; if none fits, the first listed', async () => {
    const server = await published();
    const at = named(server);
    const keys = [at('today', 100, 400), at('ahead', 300, 600), at('yesterday', 0, 200)];
    expect(activeKey(keys, 150_000).kid).toBe('today');
    expect(activeKey(keys, 300_000).kid).toBe('ahead');
    expect(activeKey(keys, 9_000_000).kid).toBe('today');
    expect(() => activeKey([], 0)).toThrow('enc_kid_unknown');
  });

  test.each([
    [null],
    [{}],
    [{ keys: [{ kty: 'RSA' }] }],
    [{ keys: [{ kty: 'EC', crv: 'P-256', kid: 'k', x: '!', y: 'A' }] }],
  ])('rejects a key set without a valid key: %j', async (json) => {
    await expect(parseJwks(json)).rejects.toThrow(new EnvelopeError('enc_malformed'));
  });

  test.each([
    ['/v2/quotes/q1?x=1', '/v2/quotes/q1?x=1'],
    ['/api/v2/quotes', '/v2/quotes'],
    ['https://host.example/v2/quotes', '/v2/quotes'],
    ['/v2x/quotes', '/v2x/quotes'],
  ])('the bound part of %s begins at /v2', (address, path) => {
    expect(pathFromV2(address)).toBe(path);
  });
});
