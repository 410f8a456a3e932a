import { createServer, type AddressInfo } from 'node:net';
import { demandPorts, takenPorts } from './takenPorts';

/** Listens on a free port during the callback. */
async function whileListening(host: string | undefined, ask: (port: number) => Promise<void>): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen({ port: 0, host }, resolve));
  try {
    await ask((server.address() as AddressInfo).port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

test.each([undefined, '127.0.0.1'])(
  'a port in use (%s) is named, and is free again afterwards',
  async (host) => {
    let port = 0;
    await whileListening(host, async (taken) => {
      port = taken;
      expect(await takenPorts([port])).toEqual([port]);
    });
    expect(await takenPorts([port])).toEqual([]);
  },
);

test('ports that browsers block are rejected, with what to do', async () => {
  await expect(demandPorts([5999, 6000])).rejects.toThrow(
    'browsers open nothing on port 6000; set PORT_BASE to other ports',
  );
});
