import { join } from 'node:path';
import { type IsTrusted, serveMetrics, serverOptions, watchClients } from '@infra/server';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import type { AddressProvider } from './address/standardAddress';
import type { VinLookup } from './vehicles/vinLookup';
import type { Clock } from './clock';
import type { DatabaseSchema } from './database/databaseSchema';
import { ApiFailure } from './http/apiFailure';
import { contentTypes } from './http/contentTypes';
import { handleError } from './http/errorHandler';
import { validatorCompiler } from './http/validatorCompiler';
import type { MailSettings } from './mail/mailService';
import { accessLog } from './plugins/app/accessLog';
import { apiDescription } from './plugins/app/apiDescription';
import { mail } from './plugins/app/mail';
import { moratoriums } from './plugins/app/moratoriums';
import { namedQuotes, type NamedQuotesOptions } from './plugins/app/namedQuotes';
import { type PurchaseSettings, purchases } from './plugins/app/purchases';
import { providerHealth } from './plugins/app/providerHealth';
import { rateLimits } from './plugins/app/rateLimits';
import { reachedHandlers } from './plugins/app/reachedHandlers';
import { sealedCalls } from './plugins/app/sealedCalls';
import { retention } from './plugins/app/retention';
import { stores } from './plugins/app/stores';
import { waiting } from './plugins/app/waiting';
import { waitingWork } from './plugins/app/waitingWork';
import { apiPages } from './plugins/external/apiPages';
import { securityHeaders } from './plugins/external/securityHeaders';
import { addressRoutes } from './routes/address';
import { catalogueRoutes } from './routes/catalogues';
import { consentRoutes } from './routes/consents';
import { contactRoutes } from './routes/contact';
import { driverRoutes } from './routes/drivers';
import { operatorRoutes } from './routes/operators';
import { partnerRoutes } from './routes/partners';
import { privacyRoutes } from './routes/privacy';
import { purchaseRoutes } from './routes/purchase';
import { hookRoutes } from './routes/purchase/hooks';
import { quoteRoutes } from './routes/quotes';
import { rateRoutes } from './routes/rates';
import { resumeRoutes } from './routes/resume';
import { handOffRoutes } from './routes/resume/handOff';
import { serviceRoutes } from './routes/service';
import { vehicleRoutes } from './routes/vehicles';
import { waitingRoutes } from './routes/waiting';
import './context';

const SHOPPER_ROUTES = [
  quoteRoutes,
  driverRoutes,
  rateRoutes,
  contactRoutes,
  consentRoutes,
  privacyRoutes,
  resumeRoutes,
  handOffRoutes,
  catalogueRoutes,
  partnerRoutes,
  purchaseRoutes,
  hookRoutes,
];

export interface AppOptions extends NamedQuotesOptions {
  database: Kysely<DatabaseSchema>;
  /** 32 bytes; wraps every other key. */
  masterKey: Buffer;
  mail: MailSettings;
  purchase: PurchaseSettings;
  /** Our own standardizer where there is none. */
  addresses?: AddressProvider;
  /** Decodes the VINs of saved cars; without one, they are accepted. */
  vinLookup?: VinLookup;
  /** The folder with files of an earlier release, which are taken over into the database; without one there are none. */
  importFrom?: string;
  /** Opens the operators' routes instead of the token in the database. */
  partnersToken?: string | null;
  clock?: Clock;
  rateLimitScale?: number;
  /** Peers whose forwarded headers are trusted; none by default. */
  isTrusted?: IsTrusted;
  /** The header that keeps browsers on HTTPS; null for none. */
  hsts?: string | null;
  /** What `/metrics` demands; null: a caller on this machine. */
  metricsToken?: string | null;
  logger?: FastifyServerOptions['logger'];
  /** Also serves the API description as pages. */
  development?: boolean;
  /** False once a shutdown begins; `/ready` then returns 503. */
  isAccepting?: () => boolean;
}

function newServer({ isTrusted = () => false, logger = false }: AppOptions): FastifyInstance {
  const app = Fastify({
    ...serverOptions(isTrusted),
    logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    onProtoPoisoning: 'error',
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
  });
  watchClients(app);
  return app;
}

/**
 * Builds the API over an open database; the caller listens or injects (tests). It keeps only state that another node
 * could read again.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    database,
    masterKey,
    clock = Date.now,
    rateLimitScale = 1,
    development = false,
    addresses = null,
  } = options;
  const app = newServer(options);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => handleError(new ApiFailure(404, 'not_found'), request, reply));
  await app.register(apiDescription);
  await app.register(contentTypes);
  await app.register(securityHeaders, { servesPages: development, hsts: options.hsts ?? null });
  app.decorate('metrics', serveMetrics(app, { part: 'api', token: options.metricsToken ?? null }));
  await app.register(stores, { database, masterKey, clock, rateLimitScale });
  const fileIn = (name: string) => (options.importFrom === undefined ? null : join(options.importFrom, name));
  await app.register(moratoriums, { database, file: fileIn('moratoriums.json') });
  await app.register(mail, { database, ...options.mail });
  await app.register(waiting, { database });
  await app.register(retention, { database });
  await app.register(purchases, { database, ...options.purchase });
  await app.register(waitingWork, { database });
  await app.register(providerHealth, { ...options.purchase, mail: options.mail.provider, addresses });
  await app.register(accessLog);
  await app.register(rateLimits, { isTrusted: options.isTrusted ?? (() => false) });
  await app.register(sealedCalls);
  await app.register(namedQuotes, { decidesOnMemory: options.decidesOnMemory ?? false });
  await app.register(reachedHandlers);
  for (const routes of SHOPPER_ROUTES) await app.register(routes);
  await app.register(waitingRoutes, { database });
  await app.register(vehicleRoutes, { lookup: options.vinLookup ?? null });
  await app.register(addressRoutes, { provider: addresses });
  await app.register(serviceRoutes, { database, isAccepting: options.isAccepting ?? (() => true) });
  const configured = options.partnersToken ?? null;
  await app.register(operatorRoutes, { database, configured, tokenFile: fileIn('partners.token') });
  if (development) await app.register(apiPages);
  return app;
}
