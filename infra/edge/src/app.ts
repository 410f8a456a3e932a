import rateLimit from '@fastify/rate-limit';
import type { AppName } from '@infra/releases';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serveAsset } from './assets/serveAsset';
import type { EdgeEnvironment } from './environment';
import { routeTemplate } from './logs/routeTemplate';
import { chooseLanguage } from './page/chooseLanguage';
import { readCookies } from './page/cookies';
import { commonHeaders } from './page/securityHeaders';
import { servePage } from './page/servePage';
import { clientAddress } from './proxy/clientAddress';
import { edgeErrors } from './proxy/edgeErrors';
import { passToApi } from './proxy/passToApi';

declare module 'fastify' {
  interface FastifyRequest {
    clientAddress: string;
    /** What the log says instead of the address. */
    routeTemplate: string;
  }
}

export interface EdgeOptions {
  app: AppName;
  environment: EdgeEnvironment;
  log?: (line: Record<string, unknown>) => void;
}

function watchRequests(edge: FastifyInstance, { app, environment, log }: EdgeOptions): void {
  edge.decorateRequest('clientAddress', '');
  edge.decorateRequest('routeTemplate', '');
  edge.addHook('onRequest', async (request, reply) => {
    const forwarded = request.headers['x-forwarded-for'];
    const peer = request.socket.remoteAddress ?? '';
    request.clientAddress = clientAddress(peer, forwarded?.toString(), environment.trustedProxies);
    request.routeTemplate = request.routeOptions.url ?? '/*';
    reply.headers(commonHeaders);
  });
  edge.addHook('onResponse', async (request, reply) => {
    const { method, routeTemplate: route } = request;
    log?.({ app, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });
}

/** Calls by address and minute; generous, since many people share one (the API counts by quote key). */
const limits: Record<string, number> = { '/v2/locations/lookup': 300, '/v2/quotes': 200, '/v2/*': 3000 };

async function nameRoute(request: FastifyRequest): Promise<void> {
  request.routeTemplate = routeTemplate(request.url);
}

async function passOnApi(edge: FastifyInstance, { environment }: EdgeOptions): Promise<void> {
  await edge.register(rateLimit, {
    global: false,
    keyGenerator: (request) => request.clientAddress,
    errorResponseBuilder: (request, { statusCode }) => {
      const chosen = readCookies(request.headers.cookie).language;
      return {
        statusCode,
        ...edgeErrors('rate_limited', chooseLanguage(chosen, request.headers['accept-language'])),
      };
    },
  });
  edge.removeAllContentTypeParsers();
  edge.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const handler = passToApi(environment.apiOrigin);
  for (const [url, max] of Object.entries(limits)) {
    edge.all(url, { onRequest: nameRoute, config: { rateLimit: { max, timeWindow: '1 minute' } } }, handler);
  }
  edge.get('/.well-known/enc-jwks.json', handler);
}

/** An address that cannot be read (`/quotes/%E0%A4%A`) is no page: a person is led to the start, a call is refused. */
function refuseBadPath(app: AppName, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.headers(commonHeaders);
  const isPage =
    app === 'shell' && request.method === 'GET' && !/^\/(v2|\.well-known|assets)\//.test(request.url);
  if (isPage) return reply.redirect('/quotes/new', 302);
  const language = chooseLanguage(undefined, request.headers['accept-language']);
  return reply.code(400).send(edgeErrors('edge_failed', language));
}

/** The edge of one app: its files; and for the site its pages and the way to the API. */
export async function buildEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { app, environment } = options;
  const edge = fastify({
    exposeHeadRoutes: true,
    forceCloseConnections: true,
    bodyLimit: 65_536,
    frameworkErrors: (_error, request, reply) => void refuseBadPath(app, request, reply),
  });
  watchRequests(edge, options);
  edge.setErrorHandler(
    (error: { message: string; statusCode?: number; errors?: unknown }, request, reply) => {
      const language = chooseLanguage(undefined, request.headers['accept-language']);
      if (!error.statusCode) options.log?.({ level: 'error', app, message: error.message });
      const body = error.errors ? { errors: error.errors } : edgeErrors('edge_failed', language);
      return reply.code(error.statusCode ?? 500).send(body);
    },
  );
  edge.get('/healthz', () => ({ app, ok: true }));
  edge.get('/assets/:version/:file', serveAsset(app, environment.releases));
  if (app === 'shell') {
    await passOnApi(edge, options);
    edge.get('/*', servePage(environment));
  }
  return edge;
}
