import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Milliseconds to finish pending requests, then to close the database. Whatever hangs is abandoned, so that
 * `npm start`, which waits briefly and stops its edges two seconds before its API, ends within ten seconds.
 */
const DRAIN_LIMIT = 5500;
const CLOSE_LIMIT = 1500;

const atMost = (limit: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), sleep(limit)]);

/** Finishes pending requests, then cuts off clients that never finish. */
async function drain(app: FastifyInstance): Promise<void> {
  await atMost(DRAIN_LIMIT, app.close());
  app.server.closeAllConnections();
}

/**
 * On SIGTERM or SIGINT, `/ready` fails first, for `wait` ms because load balancers must see that, and calls on kept
 * connections finish; then the servers drain, then `after` runs. The process ends within
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
