import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Counts the requests that passed every check and reached a handler, which a fuzz run needs to be meaningful. */
export const reachedHandlers = fp((app: FastifyInstance, _options: object, done: () => void) => {
  const reached = new Map<string, number>();
  app.decorate('reached', reached);
  app.addHook('preHandler', async (request) => {
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    reached.set(route, (reached.get(route) ?? 0) + 1);
  });
  done();
});
