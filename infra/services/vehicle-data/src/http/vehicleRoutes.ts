import type { FastifyInstance, FastifyReply } from 'fastify';
import type { VehicleData } from '../vehicleData';
import { RequestFailure } from './requestFailure';
import { createHash } from 'node:crypto';
import type { VehicleDataCode as Code } from '@shared/domain';

const MAXIMUM_TEXT = 100;
const MAXIMUM_ID = 64;
/** Control characters, lone surrogates and the replacement character for undecodable bytes. */
const UNREADABLE = /[\p{Cc}\p{Cs}\uFFFD]/u;

function readText(value: unknown, limit: number, code: Code, attribute: string): string {
  if (typeof value === 'string' && value.length <= limit && !UNREADABLE.test(value)) return value;
  throw new RequestFailure(400, code, attribute);
}

/** @throws RequestFailure 400 unless it is four digits; a year without cars is left to the catalog. */
function readYear(value: unknown): number {
  if (typeof value === 'string' && /^\d{4}$/.test(value)) return Number(value);
  throw new RequestFailure(400, 'year_malformed', 'year');
}

/** @throws RequestFailure 400 for text that cannot be an id; an unknown id is left to the catalog. */
function readId(value: unknown, attribute: string): string {
  return readText(value, MAXIMUM_ID, 'id_malformed', attribute);
}

/** Undecodable bytes (a lone surrogate, a cut-off sequence) arrive undecoded, so the raw URL is checked. */
function isText(query: string): boolean {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}

/** A search by VIN or by text; by VIN if both are given. @throws RequestFailure 400 for neither or unreadable text. */
function readSearch(query: Record<string, unknown>, address: string): { vin: string } | { text: string } {
  if (!isText(address.slice(address.indexOf('?') + 1))) throw new RequestFailure(400, 'bad_request');
  if (query['vin'] !== undefined)
    return { vin: readText(query['vin'], MAXIMUM_TEXT, 'vin_malformed', 'vin') };
  if (query['query'] === undefined) throw new RequestFailure(400, 'search_required', 'query');
  return { text: readText(query['query'], MAXIMUM_TEXT, 'query_malformed', 'query') };
}

const DAY_SECONDS = 86_400;

/** Sends a list that anyone may cache for a day. */
const sendCacheable = (reply: FastifyReply, body: object): FastifyReply =>
  sendText(reply.type('application/json; charset=utf-8'), JSON.stringify(body));

/** The same for an image, which runs and loads nothing if it is opened by itself. */
const sendDrawing = (reply: FastifyReply, svg: string): FastifyReply =>
  sendText(reply.type('image/svg+xml').header('content-security-policy', "default-src 'none'"), svg);

function sendText(reply: FastifyReply, text: string): FastifyReply {
  // A weak ETag, because the same list is sent in several encodings.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return reply.headers({ 'cache-control': `public, max-age=${DAY_SECONDS}`, etag }).send(text);
}

/** VIN lookups per address and minute: as many as it may create quotes, because thousands may share one (ADR 0049). */
export const VIN_PER_MINUTE = 120;

interface ListRoute {
  Params: { year: string; makeId: string; modelId: string };
}
interface SearchRoute {
  Querystring: Record<string, unknown>;
}

function listRoutes(app: FastifyInstance, data: VehicleData): void {
  app.get('/v2/vehicles/years', (_request, reply) => sendCacheable(reply, { years: data.years() }));
  app.get<ListRoute>('/v2/vehicles/:year/makes', (request, reply) =>
    sendCacheable(reply, { makes: data.makes(readYear(request.params.year)) }),
  );
  app.get<ListRoute>('/v2/vehicles/:year/makes/:makeId/models', (request, reply) => {
    const { year, makeId } = request.params;
    const models = data.models(readYear(year), readId(makeId, 'make_id'));
    return sendCacheable(reply, { models });
  });
  app.get<ListRoute>('/v2/vehicles/:year/makes/:makeId/models/:modelId/trims', (request, reply) => {
    const { year, makeId, modelId } = request.params;
    const trims = data.trims(readYear(year), readId(makeId, 'make_id'), readId(modelId, 'model_id'));
    return sendCacheable(reply, { trims });
  });
}

function searchRoute(app: FastifyInstance, data: VehicleData, vinPerMinute: number): void {
  const rateLimit = {
    max: vinPerMinute,
    timeWindow: 60_000,
    allowList: (request: { query: unknown }) =>
      !(typeof request.query === 'object' && request.query !== null && 'vin' in request.query),
    errorResponseBuilder: () => new RequestFailure(429, 'rate_limited'),
  };
  app.get<SearchRoute>('/v2/vehicles', { config: { rateLimit } }, (request, reply) => {
    const search = readSearch(request.query, request.url);
    if ('text' in search) return sendCacheable(reply, { vehicles: data.search(search.text) });
    // A VIN is personal data, so no cache may store the response.
    return reply.header('cache-control', 'no-store').send(data.decode(search.vin));
  });
}

function logoRoute(app: FastifyInstance, data: VehicleData): void {
  app.get<ListRoute>('/v2/logos/:makeId.svg', (request, reply) => {
    const logo = data.logo(readId(request.params.makeId, 'make_id'));
    if (logo === null) throw new RequestFailure(404, 'not_found');
    return sendDrawing(reply, logo);
  });
}

/** The calls of the vehicle data service (specification 7, reading 38). */
export function vehicleRoutes(app: FastifyInstance, data: VehicleData, vinPerMinute: number): void {
  listRoutes(app, data);
  logoRoute(app, data);
  searchRoute(app, data, vinPerMinute);
}
