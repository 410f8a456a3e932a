import Fastify, { type FastifyInstance } from 'fastify';
import { serveMetrics } from './serveMetrics';

const LOCAL = '127.0.0.1';
const TOKEN = 'a-token-of-sixteen-or-more';
let app: FastifyInstance;

function start(token: string | null): void {
  app = Fastify();
  serveMetrics(app, { part: 'example', token });
  app.get('/quotes/:id', async () => ({}));
  app.get('/broken', async () => {
    throw new Error('broken');
  });
}
afterEach(() => app.close());

const read = (headers: object = {}, remoteAddress = LOCAL) =>
  app.inject({ url: '/metrics', headers: { host: 'localhost:3000', ...headers }, remoteAddress });

describe('/metrics', () => {
  it('counts requests by method, template and class of status, without any address', async () => {
    start(null);
    for (const url of ['/quotes/one', '/quotes/two', '/broken', '/nothing/here?zip=60018'])
      await app.inject(url);
    const { body, headers } = await read();
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    for (const line of [
      'http_requests_total{method="GET",route="/quotes/:id",status="2xx",app="example"} 2',
      'http_requests_total{method="GET",route="/broken",status="5xx",app="example"} 1',
      'http_requests_total{method="GET",route="none",status="4xx",app="example"} 1',
      'http_request_duration_seconds_count{app="example",route="/quotes/:id"} 2',
    ])
      expect(body).toContain(line);
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(body).not.toMatch(/quotes.(one|two)|nothing.here|60018/);
  });

  it('has every line in the text format', async () => {
    start(null);
    await app.inject('/quotes/one');
    const lines = (await read()).body.split('\n').filter(Boolean);
    const sample = /^[a-z_0-9]+(\{([a-z_]+="[^"]*",?)+\})? (-?[\d.e+-]+|NaN|[+-]Inf)$/i;
    expect(lines.filter((line) => !line.startsWith('# ') && !sample.test(line))).toEqual([]);
  });

  it.each([
    ['another machine', '203.0.113.9', {}],
    ['a proxy on this machine', LOCAL, { 'x-forwarded-for': '203.0.113.9' }],
    ['a page of another site', LOCAL, { origin: 'https://evil.example' }],
    ['a picture on another site', LOCAL, { 'sec-fetch-site': 'cross-site' }],
    ['a name that was bound to this machine', LOCAL, { host: 'evil.example:3000' }],
    ['the public name of the site', LOCAL, { host: 'quotes.example' }],
  ])('does not exist for %s', async (_who, address, headers) => {
    start(null);
    const { statusCode, body } = await read(headers, address);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('http_requests_total');
  });

  it('with a token, exists from anywhere with it and nowhere without it', async () => {
    start(TOKEN);
    const through = { authorization: `Bearer ${TOKEN}`, host: 'quotes.example' };
    expect((await read(through, '203.0.113.9')).statusCode).toBe(200);
    expect((await read()).statusCode).toBe(404);
    expect((await read({ authorization: 'Bearer wrong' })).statusCode).toBe(404);
  });

  it('can be read as JSON', async () => {
    start(null);
    await app.inject('/quotes/one');
    const answer: { name: string }[] = (await read({ accept: 'application/json' })).json();
    expect(answer.map(({ name }) => name)).toEqual(['http_requests_total', 'http_request_duration_seconds']);
  });
});
