import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { serverOptions, watchClients } from './serverOptions';

const REQUEST = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

const firstLine = async (socket: Socket): Promise<string> => {
  const [data]: unknown[] = await once(socket, 'data');
  return String(data).split('\r\n')[0] ?? '';
};

test('a call that arrives while the server closes is answered, not refused without a code', async () => {
  const gate = new EventEmitter();
  const app = fastify(serverOptions(() => false));
  watchClients(app);
  app.get('/slow', async () => {
    const opened = once(gate, 'open');
    gate.emit('asked');
    await opened;
    return 'slow';
  });
  app.get('/fast', async () => 'fast');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const open = async () => {
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
    await Promise.all([once(socket, 'connect'), once(app.server, 'connection')]);
    return socket;
  };
  const [slow, late] = [await open(), await open()];
  const asked = once(gate, 'asked');
  slow.write(REQUEST('/slow'));
  await asked;
  const closed = app.close();
  late.write(REQUEST('/fast'));
  expect(await firstLine(late)).toBe('HTTP/1.1 200 OK');
  gate.emit('open');
  expect(await firstLine(slow)).toBe('HTTP/1.1 200 OK');
  for (const socket of [slow, late]) socket.destroy();
  await closed;
});
