import rateLimit from '@fastify/rate-limit';
import type { AppName } from '@infra/releases';
import { createBrowserMetrics } from '@infra/releases/watch';
import {
  clientDigests,
  clientNetwork,
  HSTS,
  serveMetrics,
  serverOptions,
  watchClients,
  type PartStates,
} from '@infra/server';
import type { EdgeCode } from '@shared/domain';
import type { Language } from '@shared/event-bus';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serveAsset } from './assets/serveAsset';
import { type ReadFile, shareFiles } from './assets/shareFiles';
import { allowPartners } from './embed/corsCalls';
import { embedRoutes } from './embed/embedRoutes';
import { followPartners, type Partners } from './embed/followPartners';
import type { EdgeEnvironment } from './environment';
import { discoveryRoutes } from './discovery/discoveryRoutes';
import { routeTemplate } from './logs/routeTemplate';
import { inspectorRoutes } from './inspector/inspectorRoutes';
import { measureRoutes } from './measures/measureRoutes';
import { chooseLanguage } from './page/chooseLanguage';
import { cookieWriter, readCookies } from './page/cookies';
import { Pages } from './page/pages';
import { releaseCalls } from './page/releaseCalls';
import { commonHeaders } from './page/securityHeaders';
import { servePage } from './page/servePage';
import { previewRoutes } from './preview/previewRoutes';
import { edgeErrors } from './proxy/edgeErrors';
import { passToApi } from './proxy/passToApi';
import { countVisits, type NoteVisit } from './visits/countVisits';
import { createSigner, type Signer } from './visits/signer';
import { createVisits, type Visits } from './visits/visits';
import { proofOf, type Vouch, vouchFor } from './visits/vouch';
import { followReleases, type FollowedReleases } from './releases/followReleases';

declare module 'fastify' {
  interface FastifyRequest {
    /** Logged instead of the address. */
    routeTemplate: string;
  }
}

export interface EdgeOptions {
  app: AppName;
  environment: EdgeEnvironment;
  log?: (line: Record<string, unknown>) => void;
  /** True once the process is asked to stop. */
  isStopping?: () => boolean;
  /** The system's other processes that do not run now. */
  partStates?: () => PartStates;
}

function watchRequests(edge: FastifyInstance, { app, environment, log }: EdgeOptions): void {
  const digest = clientDigests();
  edge.decorateRequest('routeTemplate', '');
  edge.addHook('onRequest', async (request, reply) => {
    request.routeTemplate = request.routeOptions.url ?? '/*';
    reply.headers(commonHeaders);
    if (environment.hsts) reply.header(HSTS, environment.hsts);
  });
  edge.addHook('onResponse', async (request, reply) => {
    const { id, method, routeTemplate: route, ip } = request;
    const client = reply.statusCode >= 400 ? { client: digest(ip) } : {};
    log?.({ app, id, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...client });
  });
}

/**
 * Rate limit per address and minute; generous, because thousands may share one (ADR 0049). The API limits by visit and
 * by quote key, and tighter by address for whoever has neither.
 */
const limits: Record<string, number> = {
  '/v2/locations/lookup': 300,
  '/v2/quotes': 120,
  '/v2/*': 3000,
  '/.well-known/enc-jwks.json': 3000,
};

async function nameRoute(request: FastifyRequest): Promise<void> {
  request.routeTemplate = routeTemplate(request.url);
}

function languageOf({ headers }: FastifyRequest): Language {
  return chooseLanguage(readCookies(headers.cookie).language, headers['accept-language']);
}

/** Limits by address, for the routes that say so. */
const limitAddresses = (edge: FastifyInstance) =>
  edge.register(rateLimit, {
    global: false,
    keyGenerator: (request) => clientNetwork(request.ip),
    errorResponseBuilder: (request, { statusCode }) => ({
      statusCode,
      ...edgeErrors('rate_limited', languageOf(request)),
    }),
  });

async function passOnApi(
  edge: FastifyInstance,
  { environment }: EdgeOptions,
  partners: Partners,
  vouch: Vouch,
): Promise<void> {
  edge.removeAllContentTypeParsers();
  // Read the whole body before taking a connection to the API.
  edge.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const handler = passToApi(environment.apiOrigin, vouch);
  await edge.register(async (api) => {
    allowPartners(api, partners);
    for (const [url, max] of Object.entries(limits)) {
      api.all(url, { onRequest: nameRoute, config: { rateLimit: { max, timeWindow: '1 minute' } } }, handler);
    }
  });
}

/**
 * A malformed address (`/quotes/%E0%A4%A`) matches no page: browsers are redirected to the start, API calls
 * get an error.
 */
function refuseBadPath(app: AppName, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.headers(commonHeaders);
  const isPage =
    app === 'shell' &&
    request.method === 'GET' &&
    !/^\/(v2|\.well-known|assets|releases|embed)\//.test(request.url);
  if (isPage) return reply.redirect('/quotes/new', 302);
  const language = chooseLanguage(undefined, request.headers['accept-language']);
  return reply.code(400).send(edgeErrors('edge_failed', language));
}

/** Formats errors of the framework and our own limits; only unexpected ones are logged as errors. */
function answerErrors(edge: FastifyInstance, { app, log }: EdgeOptions): void {
  const codes: Record<number, EdgeCode> = { 404: 'not_found', 413: 'body_too_large', 429: 'rate_limited' };
  edge.setErrorHandler((error: { message: string; statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) log?.({ level: 'error', app, id: request.id, message: error.message });
    return reply.code(statusCode).send(edgeErrors(codes[statusCode] ?? 'edge_failed', languageOf(request)));
  });
  edge.setNotFoundHandler((request, reply) =>
    reply.code(404).send(edgeErrors('not_found', languageOf(request))),
  );
}

/** Liveness and readiness probes. The site stays ready without another part, and names it. */
function serveHealth(
  edge: FastifyInstance,
  { app, isStopping = () => false, partStates = () => ({}) }: EdgeOptions,
  releases: FollowedReleases,
): void {
  edge.get('/healthz', () => ({ app, ok: true }));
  edge.get('/ready', async (request, reply) => {
    const ready = !isStopping() && releases.current() !== null;
    if (ready) return { app, ready, unavailable: partStates() };
    return reply.code(503).send(edgeErrors('edge_failed', languageOf(request)));
  });
}

/** Logs that the release file cannot be read, or can again. */
function sayProblem({ app, log }: EdgeOptions, problem: string | null): void {
  if (problem === null) log?.({ level: 'info', app, message: 'The release file can be read again' });
  else log?.({ level: 'error', app, message: problem });
}

/** The site's own pages, and what they ask about releases. */
function servePages(
  site: FastifyInstance,
  environment: EdgeEnvironment,
  pages: Pages,
  visiting: { visits: Visits; signer: Signer; note: NoteVisit },
): void {
  releaseCalls(site, environment, pages, visiting.signer);
  previewRoutes(site, environment, pages);
  inspectorRoutes(site, environment, pages);
  discoveryRoutes(site, environment, pages);
  site.get('/*', servePage(environment, pages, visiting));
}

/** The site's edge also passes the API's calls on and serves the pages. */
async function serveSite(
  edge: FastifyInstance,
  options: EdgeOptions,
  releases: FollowedReleases,
  registry: ReturnType<typeof serveMetrics>,
  read: ReadFile,
): Promise<void> {
  const { environment } = options;
  const partners = followPartners(environment.apiOrigin);
  const signer = createSigner(environment.visitKey());
  await limitAddresses(edge);
  const visits = createVisits(edge, signer, cookieWriter(environment.originOf({ app: 'shell' })));
  await passOnApi(edge, options, partners, vouchFor(visits, partners, signer));
  const measured = createBrowserMetrics(registry, 1 / environment.measureShare);
  const note = countVisits(registry);
  const pages = new Pages(environment, releases);
  await edge.register(async (site) => {
    // The newest release file is looked at first, so that the next page follows a rollback.
    site.addHook('onRequest', () => releases.refresh());
    embedRoutes(site, {
      environment,
      pages,
      partners,
      proofFor: (key) => proofOf(signer, key),
      read,
    });
    servePages(site, environment, pages, { visits, signer, note });
  });
  await measureRoutes(edge, pages, measured, signer);
}

/**
 * The edge of one app: it serves the app's files; the site's edge also serves the pages and proxies the API.
 */
export async function buildEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { app, environment } = options;
  const edge = fastify({
    ...serverOptions(environment.isTrusted),
    exposeHeadRoutes: true,
    // Reports are checked as they were sent.
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, discriminator: true },
    },
    // A release's id names the version of every part.
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_error, request, reply) => void refuseBadPath(app, request, reply),
  });
  watchClients(edge);
  watchRequests(edge, options);
  answerErrors(edge, options);
  const releases = await followReleases(environment.releases, (problem) => sayProblem(options, problem));
  edge.addHook('onClose', async () => releases.stop());
  serveHealth(edge, options, releases);
  const registry = serveMetrics(edge, {
    part: app === 'shell' ? 'site' : app,
    token: environment.metricsToken,
    // A page's pattern is its release's; every other path is what a caller made up.
    routeOf: ({ routeOptions, routeTemplate: pattern }) =>
      routeOptions.url === '/*' ? pattern : routeOptions.url,
  });
  const read = shareFiles(environment.releases.files);
  edge.get('/assets/:version/:file', serveAsset(app, read, environment.originOf({ app: 'shell' })));
  if (app === 'shell') await serveSite(edge, options, releases, registry, read);
  return edge;
}
