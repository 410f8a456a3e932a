import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** ms until a stop ends whatever hangs, and until what is under way is no longer waited for. */
const STOP_LIMIT = 9500;
const DRAIN_LIMIT = 8000;

/** Load balancers must see `/ready` fail before connections are refused. */
const PRE_CLOSE_WAIT = 500;

/**
 * Reads `PRE_CLOSE_WAIT_MS`: how long a stopping server goes on answering while `/ready` says 503.
 * @throws Error that names the variable
 */
export function readPreCloseWait(text: string | undefined): number {
  const wait = text === undefined || text === '' ? PRE_CLOSE_WAIT : Number(text);
  if (!Number.isInteger(wait) || wait < 0 || wait > 600_000)
    throw new Error('PRE_CLOSE_WAIT_MS must be a whole number of milliseconds, at most 600000');
  return wait;
}

/** Answers what is under way, for eight seconds at most; a client that never finishes is cut off then. */
async function drain(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  await Promise.race([closed, sleep(DRAIN_LIMIT, undefined, { ref: false })]);
  app.server.closeAllConnections();
}

/**
 * On SIGTERM or SIGINT: readiness goes first, then the servers drain, then `after` runs. The process ends within ten
 * seconds after the wait, also where something spins and no longer listens.
 * @returns whether a stop has begun, for `/ready`
 */
export function stopOnSignal(wait: number, apps: () => FastifyInstance[], after = async () => {}) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), wait + STOP_LIMIT).unref();
    await sleep(wait);
    await Promise.all(apps().map(drain));
    await after();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  return () => stopping;
}
