import type { FastifyInstance } from 'fastify';
import { faultRoutes } from '../../../common/faultRoutes';
import { createFaults } from '../../../common/faults';
import { delayAnswer, mailFaultSchema } from '../faults';
import { messageSchema } from '../message';
import type { MessageStore } from '../messageStore';
import { keyGuard } from '../../../common/guards';
import { pingRoute } from '../../../common/pingRoute';
import { valid } from '../../../common/valid';

/** The provider's own API: messages are sent with a key, each id is accepted once; faults are switched on for tests. */
export function messageRoutes(app: FastifyInstance, store: MessageStore, apiKey: string): void {
  const withKey = { onRequest: keyGuard(apiKey) };
  const faults = createFaults();
  pingRoute(app, '/ping', apiKey);
  app.post('/messages', withKey, async (request, reply) => {
    const message = valid(messageSchema, request.body);
    if (!message) return reply.code(422).send({ error: 'not a message' });
    const fault = faults.next('messages');
    if (fault?.kind === 'error') return reply.code(500).send({ error: 'switched on' });
    const status = store.take(message) ? 'queued' : 'duplicate';
    if (await delayAnswer(fault)) return reply.code(202).send({ id: message.id, status });
    request.raw.socket.destroy();
    return reply.hijack();
  });
  faultRoutes(app, { faults, apiKey, schema: mailFaultSchema });
  app.get('/messages', withKey, async () => ({ messages: store.list() }));
  app.get<{ Params: { id: string } }>(
    '/messages/:id',
    withKey,
    async ({ params }, reply) =>
      store.find(params.id) ?? reply.code(404).send({ error: 'there is no such message' }),
  );
}
