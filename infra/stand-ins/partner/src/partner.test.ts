import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildPartner } from './app';

let asked: { url: string | undefined; secret: string | undefined }[] = [];
let status = 200;
let site: Server;
let origin: string;

beforeAll(async () => {
  site = createServer(({ url, headers }, reply) => {
    asked.push({ url, secret: headers.authorization });
    reply.writeHead(status, { 'content-type': 'application/json' }).end('{"counts":[]}');
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  const { port } = site.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => site.close());
beforeEach(() => {
  asked = [];
  status = 200;
});

const app = () => buildPartner({ site: origin, vehicleData: 'http://cars.example', hosts: ['localhost'] });
const counts = (secret: unknown) => app().inject({ method: 'POST', url: '/counts', payload: { secret } });

test('the page has a policy of its own, whose nonce the element gets, another each time', async () => {
  const [first, second] = [await app().inject('/'), await app().inject('/')];
  const policy = String(first.headers['content-security-policy']);
  const [, nonce] = /'nonce-([\w-]+)'/.exec(policy) ?? [];
  expect(policy).not.toMatch(/unsafe|\*/);
  // Cars, and their logos.
  expect(policy).toMatch(/connect-src [^;]*http:\/\/cars\.example;.* img-src [^;]*http:\/\/cars\.example;/);
  expect(first.body).toContain(`style-nonce="${nonce}"`);
  expect(first.body).toContain(`<script src="${origin}/embed/v1.js" async></script>`);
  expect(first.body).not.toContain('{{');
  expect(second.headers['content-security-policy']).not.toBe(policy);
});

test('its script is one module', async () => {
  const { statusCode, body } = await app().inject('/main.js');
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/^import /m);
});

test('asks the site for counts with the secret, from server to server', async () => {
  expect((await counts('sk_abc')).json()).toEqual({ counts: [] });
  expect(asked).toEqual([{ url: '/v2/partners/pk_example/counts', secret: 'Bearer sk_abc' }]);
});

test.each([
  [401, 401],
  [500, 502],
])('a site that answers %i means %i', async (said, means) => {
  status = said;
  expect((await counts('sk_abc')).statusCode).toBe(means);
});

test.each(['pk_example', '', 7, 'sk_\r\nx: y'])('%j is no secret, and is not sent', async (secret) => {
  expect((await counts(secret)).statusCode).toBe(400);
  expect(asked).toEqual([]);
});
