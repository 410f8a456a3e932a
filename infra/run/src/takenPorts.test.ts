import { createServer, type AddressInfo } from 'node:net';
import { takenPorts } from './takenPorts';

/** Listens on a port of the system's choice while it is asked. */
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
  'a port on which something listens (%s) is named, and free again after it',
  async (host) => {
    let port = 0;
    await whileListening(host, async (taken) => {
      port = taken;
      expect(await takenPorts([port])).toEqual([port]);
    });
    expect(await takenPorts([port])).toEqual([]);
  },
);
