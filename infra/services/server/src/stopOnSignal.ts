import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Milliseconds to finish pending requests, then to close the database. Whatever hangs is abandoned, so that
 * `npm start`, which waits briefly and stops its edges two seconds before its API, ends within ten seconds.
 */
const DRAIN_LIMIT = 5500;
const CLOSE_LIMIT = 1500;

/** Load balancers must see `/ready` fail, and finish calls on kept connections, before these are closed. */
const PRE_CLOSE_WAIT = 4000;

/**
 * Reads `PRE_CLOSE_WAIT_MS`: how long a stopping server keeps serving while `/ready` returns 503.
 * @throws Error that names the variable
 */
export function readPreCloseWait(text: string | undefined): number {
  const wait = text === undefined || text === '' ? PRE_CLOSE_WAIT : Number(text);
  if (!Number.isInteger(wait) || wait < 0 || wait > 600_000)
    throw new Error('PRE_CLOSE_WAIT_MS must be a whole number of milliseconds, at most 600000');
  return wait;
}

const atMost = (limit: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), sleep(limit)]);

/** Finishes pending requests, then cuts off clients that never finish. */
async function drain(app: FastifyInstance): Promise<void> {
  await atMost(DRAIN_LIMIT, app.close());
  app.server.closeAllConnections();
}

/**
 * On SIGTERM or SIGINT, `/ready` fails first, then the servers drain, then `after` runs. The process ends within
 * seven seconds after the wait, whatever hangs.
 * @returns whether a shutdown has begun, for `/ready`
 */
export function stopOnSignal(wait: number, apps: () => FastifyInstance[], after = async () => {}) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await sleep(wait);
    await Promise.all(apps().map(drain));
    await atMost(CLOSE_LIMIT, after());
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  return () => stopping;
}
