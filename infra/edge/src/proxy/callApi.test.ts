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
    close: () => server.close(),
  };
}

describe('A call on a kept connection that has died', () => {
  it('is sent again if it only reads', async () => {
    const { send, methods, close } = await restartingApi();
    await send('GET');
    const { status, body } = await send('GET');
    expect([status, body.toString(), methods]).toEqual([200, 'call 3', ['GET', 'GET', 'GET']]);
    close();
  });

  it('is never repeated if it may have changed something', async () => {
    const { send, methods, close } = await restartingApi();
    await send('POST');
    await expect(send('POST')).rejects.toThrow();
    expect(methods).toEqual(['POST', 'POST']);
    close();
  });
});
