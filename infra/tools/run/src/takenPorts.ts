import { createServer } from 'node:net';
import { blockedPorts } from '@infra/server';

/** Whether the port is free on every address of this machine. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Returns the ports already in use, because another program there would be mistaken for the part. */
export async function takenPorts(ports: readonly number[]): Promise<number[]> {
  const free = await Promise.all(ports.map(isFree));
  return ports.filter((_, index) => !free[index]);
}

/** @throws Error of one sentence if a part could not be reached on its port */
export async function demandPorts(ports: readonly number[]): Promise<void> {
  const blocked = blockedPorts(ports);
  if (blocked.length > 0)
    throw new Error(`browsers open nothing on port ${blocked.join(', ')}; set PORT_BASE to other ports`);
  // Otherwise another program would respond for a part that could not start.
  const taken = await takenPorts(ports);
  if (taken.length > 0) throw new Error(`ports in use: ${taken.join(', ')}; PORT_BASE moves all ports`);
}
