import type { FastifyInstance, HTTPMethods } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** A CORS plugin answers OPTIONS everywhere, so that method says nothing about an address. */
const isOwn = (method: HTTPMethods): method is HTTPMethods & HTTPMethod => method !== 'OPTIONS';

const handle = () => {};

/**
 * Answers a method that an address does not have with 405 and `Allow` instead of 404; the body stays that of an unknown
 * address. Must be called before routes are added.
 */
export function allowMethods(app: FastifyInstance): void {
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 500 });
  const methods = new Set<HTTPMethod>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat().filter(isOwn)) {
      methods.add(one);
      if (!router.hasRoute(one, url)) router.on(one, url, handle);
    }
  });
  app.addHook('onSend', async (request, reply) => {
    // A route that was found answers 404 about its resource, such as a quote.
    if (reply.statusCode !== 404 || !request.is404) return;
    const [path = '/'] = request.url.split('?');
    const allowed = [...methods].filter((method) => router.find(method, path) !== null);
    if (allowed.length > 0 && !allowed.some((method) => method === request.method))
      void reply.code(405).header('allow', allowed.toSorted().join(', '));
  });
}
