import type { FastifyInstance } from 'fastify';

/** A stand-in that is ready to listen on its port. */
export interface Served {
  app: FastifyInstance;
  port: number;
}
