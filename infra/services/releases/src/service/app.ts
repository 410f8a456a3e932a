import rateLimit from '@fastify/rate-limit';
import {
  clientNetwork,
  HSTS,
  METRICS_PATH,
  serveMetrics,
  serverOptions,
  watchClients,
  type IsTrusted,
} from '@infra/server';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { Refusal } from '../model/refusal';
import { tokenOf } from '../acts/tokenActs';
import type { AskApi, AskHolds } from '../gate/askApi';
import type { ReleaseStore } from '../store/openStore';
import type { StoredToken } from '../tokens/tokens';
import { answerErrors, answerFailure } from './answerErrors';
import { releaseRoutes } from './releaseRoutes';
import { watchRoutes, type Watched } from './watchRoutes';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's token. */
    token: StoredToken | null;
  }
}

export interface ServiceOptions {
  store: ReleaseStore;
  /** Asks the API what it serves, before something goes live. */
  askApi: AskApi;
  /** Asks the API which versions partners hold, before a sweep. */
  askHolds: AskHolds;
  /** The site's origin, for preview links. */
  site?: string;
  logLevel?: string;
  isTrusted?: IsTrusted;
  hsts?: string | null;
  /** What `/metrics` demands; null: a caller on this machine. */
  metricsToken?: string | null;
  /** What browsers measured, as the edges count it. */
  watch?: Watched;
  isStopping?: () => boolean;
}

/** A build has a few hundred files. */
const CALLS_PER_MINUTE = 1200;

function newServer({ logLevel = 'silent', isTrusted = () => false }: ServiceOptions): FastifyInstance {
  const app = Fastify({
    ...serverOptions(isTrusted),
    logger: { level: logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    // Values are checked as they were sent: nothing is converted, dropped or filled in.
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, discriminator: true },
    },
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  watchClients(app);
  return app;
}

/** Every call below `/v1` needs a token. */
function demandToken(app: FastifyInstance, store: ReleaseStore): void {
  app.decorateRequest('token', null);
  app.addHook('onRequest', async (request) => {
    request.token = await tokenOf(store, request.headers.authorization);
    if (!request.token)
      throw new Refusal(401, 'unauthorized', 'This call needs a release token that is known and not revoked');
  });
}

/** Every answer's headers, and its line in the log. */
function finishAnswers(app: FastifyInstance, hsts: string | null): void {
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    if (hsts) void reply.header(HSTS, hsts);
  });
  app.addHook('onResponse', async ({ method, routeOptions, token, log }, { statusCode, elapsedTime }) => {
    log.info({
      method,
      route: routeOptions.url,
      status: statusCode,
      ms: Math.round(elapsedTime),
      who: token?.name,
    });
  });
}

/** Builds the release service without listening; `inject` drives it in tests. */
export async function buildReleaseService(options: ServiceOptions): Promise<FastifyInstance> {
  const { store, hsts = null, metricsToken = null, isStopping = () => false } = options;
  const app = newServer(options);
  answerErrors(app);
  finishAnswers(app, hsts);
  await app.register(rateLimit, {
    max: CALLS_PER_MINUTE,
    keyGenerator: ({ ip }) => clientNetwork(ip),
    allowList: ({ url }) => url === '/ready' || url === METRICS_PATH,
  });
  serveMetrics(app, { part: 'releases', token: metricsToken });
  app.get('/ready', (_request, reply) =>
    reply.code(isStopping() ? 503 : 200).send({ status: isStopping() ? 'stopping' : 'ready' }),
  );
  await app.register(
    async (api) => {
      demandToken(api, store);
      const { watch } = options;
      releaseRoutes(api, { ...options, countVisits: () => watch?.visits() ?? null });
      if (watch) watchRoutes(api, options.store, watch);
    },
    { prefix: '/v1' },
  );
  return app;
}
