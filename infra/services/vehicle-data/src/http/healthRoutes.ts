import type { FastifyInstance } from 'fastify';

/** `/health`: the process is alive. `/ready`: it accepts requests; 503 once it is asked to stop. */
export function healthRoutes(app: FastifyInstance, isDraining: () => boolean): void {
  app.get('/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', (_request, reply) =>
    reply
      .code(isDraining() ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: isDraining() ? 'draining' : 'ready' }),
  );
}
