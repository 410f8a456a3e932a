import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { mayReadMetrics } from './metricsAccess';

export const METRICS_PATH = '/metrics';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Process metrics are the same for all parts of one process. */
let ofProcess: Registry | null = null;

function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

export interface MetricsOptions {
  /** The part's name, a label of its request metrics. */
  part: string;
  /** What `/metrics` demands; null: a caller on this machine. */
  token: string | null;
  /** A request's route template, if the route's own pattern says too little. Must have few values, whatever is sent. */
  routeOf?: (request: FastifyRequest) => string | undefined;
}

const patternOf = ({ routeOptions }: FastifyRequest) => routeOptions.url;

function countRequests(
  app: FastifyInstance,
  registry: Registry,
  routeOf: Required<MetricsOptions>['routeOf'],
) {
  const count = new Counter({
    name: 'http_requests_total',
    help: 'Requests by method, route template and class of status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response was sent',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const route = routeOf(request) ?? 'none';
    const method = METHODS.has(request.method) ? request.method : 'other';
    count.inc({ method, route, status: `${Math.floor(reply.statusCode / 100)}xx` });
    duration.observe({ route }, reply.elapsedTime / 1000);
  });
}

/**
 * Counts an app's requests and serves them at `/metrics`, in Prometheus' text format or as JSON (`Accept`). Callers who
 * may not read them get the app's answer for an unknown address. Call it before registering routes. Returns the
 * registry, for more metrics of the part.
 */
export function serveMetrics(
  app: FastifyInstance,
  { part, token, routeOf = patternOf }: MetricsOptions,
): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ app: part });
  countRequests(app, registry, routeOf);
  app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, token)) return reply.callNotFound();
    void reply.header('cache-control', 'no-store');
    if (request.headers.accept === 'application/json') return registry.getMetricsAsJSON();
    const texts = await Promise.all([registry, processMetrics()].map((one) => one.metrics()));
    return reply.type(registry.contentType).send(texts.join('\n'));
  });
  return registry;
}
