import type { FastifyInstance } from 'fastify';

/** Serves this machine alone, until it is told to end. */
export async function listen(app: FastifyInstance, port: number): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  await app.listen({ port, host: '127.0.0.1' });
}
