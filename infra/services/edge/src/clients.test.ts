import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { SERVER_LIMITS } from '@infra/server';
import { until } from '@shared/testing/until';
import { edgeFor, published } from './testing/edgeFor';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A fake API that responds on command, behind a listening edge. */
async function started(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const api = createServer(answer).listen(0);
  await new Promise((resolve) => api.once('listening', resolve));
  const { edge, lines } = await edgeFor(published(), { apiOrigin: `http://127.0.0.1:${portOf(api)}` });
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const end = async () => {
    edge.server.closeAllConnections();
    await edge.close();
    api.closeAllConnections();
    api.close();
  };
  return { api, edge, lines, end, port: portOf(edge.server) };
}

/** A connection that sends only this. */
function saying(port: number, text: string, from = '127.0.0.1'): { socket: Socket; received: () => string } {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  let received = '';
  socket.on('data', (part: Buffer) => (received += part.toString()));
  socket.on('error', () => {});
  socket.write(text);
  return { socket, received: () => received };
}

const HALF =
  'POST /v2/quotes HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"a';

describe('one client against everyone (security, Limits and bad input)', () => {
  it('opens no connection to the API for a body that has not arrived', async () => {
    let calls = 0;
    const { end, port } = await started((_request, response) => {
      calls += 1;
      response.end('{}');
    });
    const half = Array.from({ length: 60 }, () => saying(port, HALF));
    const answer = await fetch(`http://127.0.0.1:${port}/v2/carriers`);
    expect([answer.status, calls]).toEqual([200, 1]);
    for (const { socket } of half) socket.destroy();
    await end();
  });

  it("closes connections beyond an address's share, and accepts other addresses", async () => {
    const { edge, end, port } = await started((_request, response) => response.end('{}'));
    const many = Array.from({ length: SERVER_LIMITS.connections + 20 }, () => saying(port, HALF));
    await until(() => many.filter(({ socket }) => socket.destroyed).length >= 20);
    expect(many.filter(({ socket }) => !socket.destroyed)).toHaveLength(SERVER_LIMITS.connections);
    const other = saying(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '127.0.0.2');
    await until(() => other.received().includes('200 OK'));
    for (const { socket } of many) socket.destroy();
    await until(
      () => new Promise((resolve) => edge.server.getConnections((_e, count) => resolve(count < 3))),
    );
    const isLetIn = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ status }) => status === 200,
        () => false,
      );
    await until(isLetIn);
    await end();
  });

  it('aborts the API call when the client disconnects', async () => {
    let left = false;
    let arrived = false;
    const { end, port } = await started((_request, response) => {
      arrived = true;
      response.once('close', () => (left = !response.writableFinished));
    });
    const { socket } = saying(port, 'GET /v2/carriers HTTP/1.1\r\nHost: a\r\n\r\n');
    await until(() => arrived);
    socket.destroy();
    await until(() => left);
    await end();
  });

  it('releases the API connection while a slow client reads the response', async () => {
    const open = new Set<ServerResponse>();
    const { end, port } = await started((_request, response) => {
      open.add(response);
      response.once('finish', () => open.delete(response)).end(Buffer.alloc(4_000_000));
    });
    const { socket } = saying(port, 'GET /v2/docs/get_documents HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.pause();
    await until(() => open.size === 0 && socket.readyState === 'open');
    socket.destroy();
    await end();
  });

  it('gives one address no more than its share of concurrent API calls', async () => {
    const waiting: ServerResponse[] = [];
    const { end, port } = await started((_request, response) => waiting.push(response));
    const refused: (string | null)[] = [];
    const calls = Array.from({ length: 40 }, async () => {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}/v2/carriers`);
      if (status === 429) refused.push(headers.get('retry-after'));
    });
    await until(() => waiting.length + refused.length === 40);
    expect(refused).toEqual(Array.from({ length: 8 }, () => '1'));
    for (const response of waiting) response.end('{}');
    await Promise.all(calls);
    await end();
  });

  it.each([
    ['a body over 64 KB', { method: 'POST', body: 'x'.repeat(65_537) }, 413, 'body_too_large'],
    ['an unsupported method', { method: 'PROPFIND' }, 405, 'not_found'],
  ])('rejects %s in the common error format (reading 37)', async (_name, init, status, code) => {
    const { end, port } = await started((_request, response) => response.end('{}'));
    const answer = await fetch(`http://127.0.0.1:${port}/v2/quotes`, init);
    const message: unknown = expect.any(String);
    expect([answer.status, await answer.json()]).toEqual([status, { errors: [{ code, message }] }]);
    await end();
  });

  it.each(['what is no HTTP\r\n\r\n', 'BREW /v2/quotes HTTP/1.1\r\nHost: a\r\n\r\n'])(
    'rejects %p in that format too',
    async (text) => {
      const { end, port } = await started((_request, response) => response.end('{}'));
      const { received } = saying(port, text);
      await until(() => received().includes('"code":"bad_request"'));
      expect(received()).toMatch(/^HTTP\/1\.1 400 /);
      await end();
    },
  );

  it('closes connections whose headers or bodies do not arrive in time', async () => {
    const { edge, end } = await started((_request, response) => response.end('{}'));
    expect(edge.server).toMatchObject({
      headersTimeout: SERVER_LIMITS.headersTime,
      requestTimeout: SERVER_LIMITS.requestTime,
      timeout: SERVER_LIMITS.idleTime,
    });
    await end();
  });
});

describe('a request id spans the browser and both logs', () => {
  it("forwards the browser's id, and creates one if it is missing or malformed", async () => {
    const seen: (string | undefined)[] = [];
    const { end, lines, port } = await started((request, response) => {
      seen.push(request.headers['x-request-id']?.toString());
      response.end('{}');
    });
    const call = (id: string) =>
      fetch(`http://127.0.0.1:${port}/v2/carriers`, { headers: { 'x-request-id': id } });
    const named = await call('page-4711-a');
    const bad = await call('a b');
    expect(named.headers.get('x-request-id')).toBe('page-4711-a');
    expect(seen).toEqual(['page-4711-a', bad.headers.get('x-request-id')]);
    expect(seen[1]).toMatch(/^[\w-]{36}$/);
    expect(lines.map(({ id }) => id)).toEqual(seen);
    await end();
  });

  it('a rejection is logged with a digest of its source, never with its address', async () => {
    const { edge, lines } = await edgeFor(published());
    await edge.inject('/nothing.png');
    await edge.inject('/');
    const client: unknown = expect.stringMatching(/^[\w-]{12}$/);
    expect(lines).toEqual([
      expect.objectContaining({ status: 404, client }),
      expect.objectContaining({ status: 200 }),
    ]);
    expect(lines[1]).not.toHaveProperty('client');
    expect(JSON.stringify(lines)).not.toContain('127.0.0.1');
  });
});
