import { connect, type AddressInfo, type Socket } from 'node:net';
import { until } from '@shared/testing/until';
import Fastify, { type FastifyInstance } from 'fastify';
import { SERVER_LIMITS, type ServerLimits } from './serverLimits';
import { serverOptions, watchClients } from './serverOptions';
import { pause, readSlowly } from './testing/slowClient';

/** More than the system's own buffers take of a connection that nobody reads. */
const LARGE = Buffer.alloc(24_000_000);

let app: FastifyInstance;
let begun: string[];

async function started(limits: Partial<ServerLimits> = {}): Promise<void> {
  const all = { ...SERVER_LIMITS, ...limits };
  app = Fastify(serverOptions(() => false, all));
  watchClients(app);
  app.addHook('onRequest', async ({ url }) => void begun.push(url));
  app.get('/large', async () => LARGE);
  app.get('/text', async () => 'ñ'.repeat(8_000_000));
  app.get('/small', async () => 'small');
  app.get('/slow', async () => {
    await pause(300);
    return 'slow';
  });
  app.post('/body', async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
}
beforeEach(() => (begun = []));
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

/** A connection that sends this, and reads nothing before it is told to. */
function sending(text: string): { socket: Socket; received: () => string; read: () => void } {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  let received = '';
  socket.on('error', () => {});
  socket.write(text);
  const read = () => void socket.on('data', (part: Buffer) => (received += part.toString('latin1')));
  return { socket, received: () => received, read };
}

const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`;

describe('one response of a connection is under way', () => {
  it('handles a pipelined request once the response before it was read', async () => {
    await started();
    const { socket, received, read } = sending(get('/large') + get('/slow') + get('/small'));
    await until(() => begun.length > 0);
    await pause(300);
    expect(begun).toEqual(['/large']);
    read();
    await until(() => received().endsWith('small'));
    expect(begun).toEqual(['/large', '/slow', '/small']);
    expect(received().indexOf('\r\n\r\nslow')).toBeLessThan(received().indexOf('\r\n\r\nsmall'));
    socket.destroy();
  });

  it('does not even parse a thousand requests behind it, and answers all of them in the end', async () => {
    await started();
    let parsed = 0;
    app.server.on('request', () => (parsed += 1));
    const { socket, received, read } = sending(get('/large') + get('/small').repeat(1000));
    await until(() => parsed > 0);
    await pause(100);
    expect(parsed).toBeLessThan(50);
    read();
    await until(() => received().split('\r\n\r\nsmall').length > 1000);
    expect(begun).toHaveLength(1001);
    socket.destroy();
  });

  it('gives other connections a turn between two of its requests', async () => {
    await started();
    const many = sending(get('/small').repeat(300));
    const one = sending(get('/small?one'));
    await until(() => begun.length === 301);
    expect(begun.indexOf('/small?one')).toBeLessThan(100);
    for (const { socket } of [many, one]) socket.destroy();
  });

  it('reads a body on in the meantime, whatever it is split into', async () => {
    await started();
    const body = 'x'.repeat(60_000);
    const post = `POST /body HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n`;
    const { socket, received, read } = sending(post + body + get('/small'));
    read();
    await until(() => received().endsWith('small'));
    expect(received()).toContain(`\r\n\r\n${body}HTTP/1.1 200 OK`);
    socket.destroy();
  });

  it('takes little of a body that nobody reads', async () => {
    await started();
    const accepted: Socket[] = [];
    app.server.once('connection', (socket: Socket) => accepted.push(socket));
    const piece = `f4240\r\n${'x'.repeat(1_000_000)}\r\n`;
    const { socket } = sending(
      `GET /slow HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${piece.repeat(8)}`,
    );
    await until(() => begun.length > 0);
    await pause(200);
    expect(accepted[0]?.bytesRead).toBeLessThan(500_000);
    socket.destroy();
  });

  it('drops what waits behind a response that closes the connection', async () => {
    await started();
    const last = get('/slow').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    const { socket, received, read } = sending(last + get('/small'));
    read();
    await until(() => socket.destroyed);
    expect(received()).toMatch(/\r\n\r\nslow$/);
    expect(begun).toEqual(['/slow']);
  });
});

describe('a reader', () => {
  const limits = { readTime: 600, readRate: 10_000_000, lookEvery: 50 };
  it.each([
    ['that reads nothing', async () => {}, limits],
    [
      'that reads nothing, but sends on',
      async (socket: Socket) => {
        while (!socket.destroyed) {
          socket.write('GET');
          await pause(50);
        }
      },
      limits,
    ],
    ['that reads too slowly', (socket: Socket) => readSlowly(socket, 5), limits],
  ])('%s is cut', async (_name, reading, given) => {
    await started(given);
    const { socket } = sending(get('/large'));
    await until(() => begun.length > 0);
    const since = performance.now();
    void reading(socket);
    await until(
      () => new Promise<boolean>((resolve) => app.server.getConnections((_e, count) => resolve(count === 0))),
    );
    expect(performance.now() - since).toBeGreaterThan(limits.readTime);
    socket.destroy();
  });

  it('makes the server keep little of a response, also of a long text', async () => {
    await started();
    const accepted: Socket[] = [];
    app.server.once('connection', (socket: Socket) => accepted.push(socket));
    const waiting = () => accepted[0]?.writableLength ?? 0;
    const { socket, received, read } = sending(get('/text'));
    await until(() => waiting() > 0);
    await pause(100);
    expect(waiting()).toBeLessThan(200_000);
    read();
    await until(() => received().length > 16_000_000);
    expect(received()).toContain('content-length: 16000000\r\n');
    socket.destroy();
  });

  it('that is slow, but fast enough, reads everything', async () => {
    // So low that a busy machine reads faster.
    await started({ ...limits, readRate: 20_000 });
    const { socket } = sending(get('/large'));
    let bytes = 0;
    let rests = 0;
    socket.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes < rests * 500_000) return;
      rests += 1;
      socket.pause();
      void pause(20).then(() => socket.resume());
    });
    const since = performance.now();
    await until(() => bytes > LARGE.length || socket.destroyed);
    expect(bytes).toBeGreaterThan(LARGE.length);
    expect(performance.now() - since).toBeGreaterThan(limits.readTime);
    socket.destroy();
  });
});

describe('what a server cannot read', () => {
  it.each([
    ['an absolute target', get('http://x/small')],
    ['an absolute target of this server', get('http://127.0.0.1/small')],
    ['an absolute target with another scheme', get('ftp://x/small')],
    ['a target for all of a server', get('*')],
    ['OPTIONS for all of a server', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an authority', get('example.com:80')],
    ['a tunnel', 'CONNECT example.com:80 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['no HTTP', 'what is no HTTP\r\n\r\n'],
  ])('%s is answered with 400 in the common format (reading 37)', async (_name, text) => {
    await started();
    const { socket, received, read } = sending(text);
    read();
    await until(() => socket.readableEnded);
    expect(received()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(received()).toMatch(/Connection: close\r\n/);
    expect(JSON.parse(received().split('\r\n\r\n')[1] ?? '')).toEqual({
      errors: [{ code: 'bad_request', message: 'This request could not be read.' }],
    });
    expect(begun).toEqual([]);
    socket.destroy();
  });

  it('is not answered in place of the request before it, whose connection is then closed', async () => {
    await started();
    const { socket, received, read } = sending(`${get('/slow')}what is no HTTP\r\n\r\n`);
    read();
    await until(() => socket.destroyed);
    expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nslow$/);
  });

  it('is answered if it is the body of that request', async () => {
    await started();
    const { socket, received, read } = sending(
      'POST /body HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Type: text/plain\r\n\r\nno length',
    );
    read();
    await until(() => socket.readableEnded);
    expect(received()).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
  });
});
