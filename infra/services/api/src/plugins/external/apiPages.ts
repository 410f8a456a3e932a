import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { OpenAPIV3 } from 'openapi-types';

/** The API reference as pages, only in development. */
export const apiPages = fp(async (app: FastifyInstance) => {
  // The plugin's types end at 3.0, but it passes a static document through unchanged.
  const document: OpenAPIV3.Document = JSON.parse(JSON.stringify(app.describeApi()));
  await app.register(swagger, { mode: 'static', specification: { document } });
  await app.register(swaggerUi, { routePrefix: '/v2/docs' });
});
