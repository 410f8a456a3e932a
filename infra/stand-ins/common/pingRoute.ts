import type { FastifyInstance } from 'fastify';
import { keyGuard } from './guards';

/** The call that costs nothing: a merchant asks whether the service answers and accepts the key. */
export function pingRoute(app: FastifyInstance, path: string, apiKey: string): void {
  app.get(path, { onRequest: keyGuard(apiKey) }, async () => ({ status: 'ok' }));
}
