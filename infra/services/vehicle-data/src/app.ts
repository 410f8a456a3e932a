import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import {
  clientNetwork,
  HSTS,
  type IsTrusted,
  serveMetrics,
  serverOptions,
  watchClients,
} from '@infra/server';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { answerFailure, handleErrors } from './http/errorHandling';
import { healthRoutes } from './http/healthRoutes';
import { RequestFailure } from './http/requestFailure';
import { VIN_PER_MINUTE, vehicleRoutes } from './http/vehicleRoutes';
import type { VehicleData } from './vehicleData';

export interface AppOptions {
  data: VehicleData;
  logLevel?: string;
  /** Peers whose forwarded headers are trusted; none by default. */
  isTrusted?: IsTrusted;
  /** The header that keeps browsers on HTTPS; null for none. */
  hsts?: string | null;
  /** What `/metrics` demands; null: a caller on this machine. */
  metricsToken?: string | null;
  /** Multiplies the VIN limit. */
  rateLimitScale?: number;
  /** True once the process is asked to stop. */
  isDraining?: () => boolean;
}

const COMPRESS_FROM_BYTES = 1024;

function newServer({ logLevel = 'silent', isTrusted = () => false }: AppOptions): FastifyInstance {
  const app = Fastify({
    ...serverOptions(isTrusted),
    logger: { level: logLevel, base: null },
    // Fastify's own request lines contain the URL, which can contain a VIN.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (_error, request, reply) =>
      answerFailure(new RequestFailure(400, 'bad_request'), request, reply),
  });
  watchClients(app);
  return app;
}

/** Builds the service without listening; `inject` drives it in tests. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = newServer(options);
  handleErrors(app);
  serveMetrics(app, { part: 'vehicle-data', token: options.metricsToken ?? null });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info({ route: request.routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) });
  });
  app.addHook('onSend', async (_request, reply) => {
    // Whoever may read an answer may show it, also where a page takes only what allows that (COEP).
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (options.hsts) void reply.header(HSTS, options.hsts);
  });
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD'],
    exposedHeaders: ['ETag', 'Retry-After'],
  });
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => clientNetwork(ip) });
  const vinPerMinute = Math.max(1, Math.round(VIN_PER_MINUTE * (options.rateLimitScale ?? 1)));
  vehicleRoutes(app, options.data, vinPerMinute);
  healthRoutes(app, options.isDraining ?? (() => false));
  return app;
}
