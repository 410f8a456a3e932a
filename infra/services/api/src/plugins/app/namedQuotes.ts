import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import fp from 'fastify-plugin';
import { quoteOf, sealedOf } from '../../context';
import { isDatabaseOutage } from '../../database/databaseOutage';
import { ApiFailure, quoteNotFound } from '../../http/apiFailure';
import { traceOf } from '../../http/errorHandler';
import { versionIn } from '../../http/ifMatch';

const QUOTE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface NamedQuotesOptions {
  /** What fails on a recalled quote stays refused; only used by a drill's control. */
  decidesOnMemory?: boolean;
}

async function findQuote({ quotes }: FastifyInstance, request: FastifyRequest) {
  const { params } = request;
  const id = typeof params === 'object' && params && 'id' in params ? String(params.id) : '';
  if (!request.sealed || !QUOTE_ID.test(id)) throw quoteNotFound();
  const { keyHash } = request.sealed;
  const isEdit = request.method === 'PATCH' || request.method === 'DELETE';
  const version = isEdit ? versionIn(request.headers['if-match']) : null;
  const recalled = version === null ? null : quotes.recall(id, keyHash, version);
  request.isRecalled = recalled !== null;
  request.quote = recalled ?? (await quotes.find(id, keyHash));
  if (!request.quote) throw quoteNotFound();
}

/** Whether the row differs from the recalled quote; it then replaces it. */
async function isReplaced({ quotes }: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const recalled = quoteOf(request);
  const now = await quotes.find(recalled.id, sealedOf(request).keyHash);
  if (!now) throw quoteNotFound();
  request.quote = now;
  request.isRecalled = false;
  return now.revision !== recalled.revision;
}

/**
 * Runs a handler. Another node may have changed a recalled quote, so what fails on one runs again on its row, and only
 * that answer counts. A failed edit has written nothing; after an outage that is unknown, so the edit is not repeated.
 */
async function decide(app: FastifyInstance, request: FastifyRequest, run: () => unknown): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    if (!request.isRecalled || isDatabaseOutage(error) || !(await isReplaced(app, request))) throw error;
    if (error instanceof Error && !(error instanceof ApiFailure))
      request.log.warn({ failure: traceOf(error) }, 'failed on a recalled quote; runs again on its row');
    return run();
  }
}

const decided =
  (app: FastifyInstance, handler: RouteHandlerMethod): RouteHandlerMethod =>
  (request: FastifyRequest, reply: FastifyReply) =>
    decide(app, request, () => handler.call(app, request, reply));

/** Finds the quote that a call names, and lets no copy of it in this node's memory refuse the call. */
export const namedQuotes = fp(
  (app: FastifyInstance, { decidesOnMemory = false }: NamedQuotesOptions, done: () => void) => {
    app.decorateRequest('quote', null);
    app.decorateRequest('isRecalled', false);
    app.addHook('onRoute', (route) => {
      if (route.config?.opensQuote && !decidesOnMemory) route.handler = decided(app, route.handler);
    });
    app.addHook('preValidation', async (request) => {
      if (request.routeOptions.config.opensQuote) await findQuote(app, request);
    });
    done();
  },
);
