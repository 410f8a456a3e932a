import { createServer, type Server } from 'node:http';
import { edgeFor, published } from './testing/edgeFor';

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening');
  return address.port;
}

describe('API calls through the edge', () => {
  let api: Server;
  const seen: { method: string; url: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];

  beforeAll(async () => {
    api = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        response.writeHead(201, { etag: '"7"', connection: 'close' }).end('{"ok":true}');
      });
    }).listen(0);
    await new Promise((resolve) => api.once('listening', resolve));
  });
  afterAll(() => api.close());
  beforeEach(() => (seen.length = 0));
  const apiOrigin = () => `http://127.0.0.1:${portOf(api)}`;

  it('keep their bytes and return with their headers', async () => {
    const { edge } = await edgeFor(published(), { apiOrigin: apiOrigin() });
    await edge.listen({ port: 0, host: '127.0.0.1' });
    const port = portOf(edge.server);
    const answer = await fetch(`http://127.0.0.1:${port}/v2/quotes/abc?x=1`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: 'QEnc a', 'x-forwarded-for': '6.6.6.6' },
      body: '{"encryptedData":"00"}',
    });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([
      201,
      '"7"',
      '{"ok":true}',
    ]);
    expect(seen[0]).toMatchObject({
      url: '/v2/quotes/abc?x=1',
      body: '{"encryptedData":"00"}',
      headers: { authorization: 'QEnc a', 'x-forwarded-for': '127.0.0.1' },
    });
    await edge.close();
  });

  it("forward a provider's webhook byte for byte, with its signature", async () => {
    const { edge } = await edgeFor(published(), { apiOrigin: apiOrigin() });
    await edge.listen({ port: 0, host: '127.0.0.1' });
    // Unusual JSON formatting on purpose: the signature covers these exact bytes.
    const body = '{ "id":"e1",\n "type" : "payment.authorized", "name":"Zo\\u00eb ñ" }\n';
    const signature = `t=1795300000,v1=${'a'.repeat(64)}`;
    const answer = await fetch(`http://127.0.0.1:${portOf(edge.server)}/v2/hooks/cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'provider-signature': signature },
      body,
    });
    expect(answer.status).toBe(201);
    const headers = { 'content-type': 'application/json', 'provider-signature': signature };
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/v2/hooks/cards', body, headers });
    await edge.close();
  });

  it('are logged by template, never by address (security, Payload encryption)', async () => {
    const { edge, lines } = await edgeFor(published(), { apiOrigin: apiOrigin() });
    await edge.inject('/v2/quotes/3f2a-secret/vehicles/9?zip_code=60018');
    await edge.inject('/quotes/3f2a-secret');
    expect(lines.map(({ route }) => route)).toEqual(['/v2/quotes/:id/vehicles/:id', '/quotes/:resource']);
  });

  it("return 502 in the shopper's language when the API is down", async () => {
    const { edge } = await edgeFor(published(), { apiOrigin: 'http://127.0.0.1:1' });
    const { statusCode, body } = await edge.inject({ url: '/v2/x', headers: { cookie: 'language=es' } });
    expect(statusCode).toBe(502);
    const message: unknown = expect.stringContaining('no responde');
    expect(JSON.parse(body)).toEqual({ errors: [{ code: 'api_unreachable', message }] });
  });

  it('are rate-limited by address, with a Retry-After', async () => {
    const { edge } = await edgeFor(published(), { apiOrigin: apiOrigin() });
    // The clock stays within one minute, so a busy machine cannot spread the calls.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const answers = [];
    for (let call = 0; call < 301; call += 1)
      answers.push(await edge.inject('/v2/locations/lookup?zip_code=60018'));
    clock.mockRestore();
    const last = answers.at(-1);
    expect(answers[299]?.statusCode).toBe(201);
    expect([last?.statusCode, last?.headers['retry-after']]).toEqual([429, expect.anything()]);
    expect(last?.json()).toMatchObject({ errors: [{ code: 'rate_limited' }] });
  });
});
