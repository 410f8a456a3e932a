import type { FastifyContextConfig } from 'fastify';
import type { AnyObject, Schema } from 'yup';

/** A route as Fastify registered it. */
export interface RegisteredRoute {
  method: string;
  url: string;
  config: FastifyContextConfig;
  body: Schema<unknown, AnyObject> | null;
  query: Schema<unknown, AnyObject> | null;
}
