import type { FastifyInstance } from 'fastify';
import type { Schema } from 'yup';
import { type Fault, type Faults, faultSchema } from './faults';
import { keyGuard } from './guards';
import { valid } from './valid';

interface Switch {
  faults: Faults;
  apiKey: string;
  /** Schema of the supported faults; all by default. */
  schema?: Schema<Fault>;
}

/** Turns fault injection on and off with the API key, for tests. */
export function faultRoutes(app: FastifyInstance, { faults, apiKey, schema = faultSchema }: Switch): void {
  const withKey = { onRequest: keyGuard(apiKey) };
  app.put('/faults', withKey, async (request, reply) => {
    const fault = valid(schema, request.body);
    if (!fault) return reply.code(422).send({ error: 'not a fault' });
    faults.set(fault);
    return fault;
  });
  app.delete('/faults', withKey, async (_request, reply) => {
    faults.set(null);
    return reply.code(204).send();
  });
}
