import Fastify from 'fastify';

interface Delivery {
  body: string;
  signature: string;
}

/** A webhook receiver that rejects the first `refusals` deliveries, then accepts. */
export async function createHookReceiver(refusals = 0) {
  const deliveries: Delivery[] = [];
  let left = refusals;
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, String(body)),
  );
  app.post('/hook', async (request, reply) => {
    left -= 1;
    if (left >= 0) return reply.code(503).send();
    deliveries.push({ body: String(request.body), signature: String(request.headers['provider-signature']) });
    return reply.code(202).send();
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `${origin}/hook`, deliveries, close: () => app.close() };
}
