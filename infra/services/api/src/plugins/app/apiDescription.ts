import type { FastifyInstance, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { Schema } from 'yup';
import { buildOpenApi } from '../../openapi/buildOpenApi';
import type { RegisteredRoute } from '../../openapi/registeredRoute';

function registered({ method, url, config, schema }: RouteOptions): RegisteredRoute[] {
  // Every GET also has a HEAD; the description's own pages are hidden.
  return [method]
    .flat()
    .filter((one) => one !== 'HEAD' && schema?.hide !== true)
    .map((one) => ({
      method: String(one),
      url,
      config: config ?? {},
      body: schema?.body instanceof Schema ? schema.body : null,
      query: schema?.querystring instanceof Schema ? schema.querystring : null,
    }));
}

/** Collects the routes as they are registered, so that the description always matches them. */
export const apiDescription = fp((app: FastifyInstance, _options: object, done: () => void) => {
  const routes: RegisteredRoute[] = [];
  app.addHook('onRoute', (route) => void routes.push(...registered(route)));
  app.decorate('describeApi', () => buildOpenApi(routes));
  done();
});
