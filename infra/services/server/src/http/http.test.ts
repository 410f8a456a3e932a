import Fastify from 'fastify';
import { watchClients } from '../serverOptions';
import { encodingFor, tagFor } from './encodings';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['*', 'br'],
  ['zebra', 'identity'],
] as const)('Accept-Encoding %s is answered in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('each encoding has a strong tag of its own', () => {
  expect([tagFor('a', 'br'), tagFor('a', 'gzip'), tagFor('a', 'identity')]).toEqual([
    '"a-br"',
    '"a-gzip"',
    '"a"',
  ]);
});

const app = Fastify();
watchClients(app);
app.get('/file', (_request, reply) =>
  reply.headers({ etag: '"a"', 'accept-ranges': 'bytes' }).send(Buffer.from('0123456789')),
);
app.get('/secret', (_request, reply) =>
  reply.headers({ etag: '"a"', 'cache-control': 'no-store' }).send('x'),
);
app.get('/things/:id', async () => 'thing');
app.patch('/things/:id', async () => 'changed');

test.each([
  ['"a"', 304],
  ['W/"a"', 304],
  ['"b", W/"a"', 304],
  ['*', 304],
  ['"b"', 200],
  ['"a-br"', 200],
  ['a', 200],
])('If-None-Match: %s gets %i', async (known, status) => {
  const { statusCode, headers, body } = await app.inject({
    url: '/file',
    headers: { 'if-none-match': known },
  });
  expect([statusCode, headers.etag, body]).toEqual([status, '"a"', status === 304 ? '' : '0123456789']);
});

test('what no cache may keep is always sent', async () => {
  const { statusCode } = await app.inject({ url: '/secret', headers: { 'if-none-match': '"a"' } });
  expect(statusCode).toBe(200);
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=0-1,5-6', 200, '0123456789', undefined],
  ['lines=1-2', 200, '0123456789', undefined],
  ['nonsense', 200, '0123456789', undefined],
])('Range: %s gets %i', async (range, status, sent, place) => {
  const { statusCode, body, headers } = await app.inject({ url: '/file', headers: { range } });
  expect([statusCode, body, headers['content-range'], headers['content-length']]).toEqual([
    status,
    sent,
    place,
    String(sent.length),
  ]);
});

test.each([
  ['"a"', 206],
  ['"b"', 200],
  ['W/"a"', 200],
])('a part is sent only of the file that the client has: If-Range: %s', async (known, status) => {
  const { statusCode } = await app.inject({
    url: '/file',
    headers: { range: 'bytes=0-1', 'if-range': known },
  });
  expect(statusCode).toBe(status);
});

const answer = async (method: 'POST' | 'DELETE' | 'GET', url: string) => {
  const { statusCode, headers } = await app.inject({ method, url });
  return [statusCode, headers.allow];
};

test('a method that an address lacks gets 405 and those it has; an unknown address gets 404', async () => {
  expect(await answer('POST', '/things/7?x=1')).toEqual([405, 'GET, HEAD, PATCH']);
  expect(await answer('DELETE', '/file')).toEqual([405, 'GET, HEAD']);
  expect(await answer('POST', '/nothing')).toEqual([404, undefined]);
  expect(await answer('GET', '/nothing')).toEqual([404, undefined]);
});
