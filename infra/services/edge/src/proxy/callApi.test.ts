import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callApi } from './callApi';

/** An API that restarts: it closes each connection at its second call, without a response. */
async function restartingApi() {
  const methods: string[] = [];
  const used = new WeakSet<object>();
  const server = createServer((request, response) => {
    methods.push(request.method ?? '');
    if (used.has(request.socket)) request.socket.resetAndDestroy();
    else response.end(`call ${methods.length}`);
    used.add(request.socket);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    methods,
    send: (method: string) =>
      callApi({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/x`,
        method,
        headers: {},
        body: undefined,
        signal: new AbortController().signal,
      }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('A call on a kept connection that has died', () => {
  let api: Awaited<ReturnType<typeof restartingApi>>;
  beforeEach(async () => (api = await restartingApi()));
  afterEach(() => api.close());

  it('is sent again if it only reads', async () => {
    await api.send('GET');
    const { status, body } = await api.send('GET');
    expect([status, body.toString(), api.methods]).toEqual([200, 'call 3', ['GET', 'GET', 'GET']]);
  });

  it('is never repeated if it may have changed something', async () => {
    await api.send('POST');
    await expect(api.send('POST')).rejects.toThrow();
    expect(api.methods).toEqual(['POST', 'POST']);
  });
});
