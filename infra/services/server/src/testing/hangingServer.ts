import Fastify from 'fastify';
import { stopOnSignal } from '../stopOnSignal';

// A server where everything hangs: a response that never comes, and a database that never closes.
const never = () => new Promise<never>(() => {});
const app = Fastify();
const isStopping = stopOnSignal(
  500,
  () => [app],
  () => never(),
);
app.get('/', never);
app.get('/ready', async (_request, reply) => reply.code(isStopping() ? 503 : 200).send());
// Keeps the process alive, as a busy thread would.
setInterval(() => {}, 1000);
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
