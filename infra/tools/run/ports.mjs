import { createServer } from 'node:net';

/** Below the ports that Linux gives to outgoing connections, and above what other programs like to use. */
const RANGE = [20_000, 32_000];

/** A run's ports: its system, its stories' own sites and their pages. */
const SIZE = 500;

/** A server on a port of this machine, or null if the port is in use. */
function listen(port) {
  const server = createServer();
  return new Promise((done) => {
    server.once('error', () => done(null));
    server.listen({ port, exclusive: true }, () => done(server));
  });
}

const close = (server) => new Promise((done) => void server.close(done));

async function isFree(port) {
  const server = await listen(port);
  if (server) await close(server);
  return server !== null;
}

async function areFree(base) {
  for (let port = base; port < base + SIZE - 1; port += 1) if (!(await isFree(port))) return false;
  return true;
}

/**
 * The first port of a block that nothing uses. Its last port stays taken for the life of this process, so that a run
 * beside this one takes another block. @throws Error if there is none.
 */
export async function takePorts([first, last] = RANGE) {
  const blocks = Math.floor((last - first) / SIZE);
  const begin = process.pid % blocks;
  for (let tried = 0; tried < blocks; tried += 1) {
    const base = first + ((begin + tried) % blocks) * SIZE;
    const lock = await listen(base + SIZE - 1);
    if (!lock) continue;
    if (await areFree(base)) {
      // It must not keep the process alive.
      lock.unref();
      return base;
    }
    await close(lock);
  }
  throw new Error(`no ${SIZE} free ports in a row from ${first} to ${last}; E2E_PORT_BASE names others`);
}

/** Sets `E2E_PORT_BASE` to free ports, unless it is set or a running system is used. */
export async function choosePorts(env = process.env) {
  if (env.E2E_RUNNING === undefined) env.E2E_PORT_BASE ??= String(await takePorts());
}
