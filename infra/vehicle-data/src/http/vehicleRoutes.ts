import type { FastifyInstance } from 'fastify';
import type { VehicleData } from '../vehicleData';
import { readId, readSearch, readYear } from './readInput';
import { RequestFailure } from './requestFailure';
import { sendCacheable, sendDrawing } from './sendCacheable';

/** VIN lookups per address and minute: as many as it may create quotes, because thousands may share one (ADR 0049). */
export const VIN_PER_MINUTE = 120;

interface ListRoute {
  Params: { year: string; makeId: string; modelId: string };
}
interface SearchRoute {
  Querystring: Record<string, unknown>;
}

function listRoutes(app: FastifyInstance, data: VehicleData): void {
  app.get('/v2/vehicles/years', (request, reply) => sendCacheable(request, reply, { years: data.years() }));
  app.get<ListRoute>('/v2/vehicles/:year/makes', (request, reply) =>
    sendCacheable(request, reply, { makes: data.makes(readYear(request.params.year)) }),
  );
  app.get<ListRoute>('/v2/vehicles/:year/makes/:makeId/models', (request, reply) => {
    const { year, makeId } = request.params;
    const models = data.models(readYear(year), readId(makeId, 'make_id'));
    return sendCacheable(request, reply, { models });
  });
  app.get<ListRoute>('/v2/vehicles/:year/makes/:makeId/models/:modelId/trims', (request, reply) => {
    const { year, makeId, modelId } = request.params;
    const trims = data.trims(readYear(year), readId(makeId, 'make_id'), readId(modelId, 'model_id'));
    return sendCacheable(request, reply, { trims });
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
    if ('text' in search) return sendCacheable(request, reply, { vehicles: data.search(search.text) });
    // A VIN is personal data, so no cache may store the response.
    return reply.header('cache-control', 'no-store').send(data.decode(search.vin));
  });
}

function logoRoute(app: FastifyInstance, data: VehicleData): void {
  app.get<ListRoute>('/v2/logos/:makeId.svg', (request, reply) => {
    const logo = data.logo(readId(request.params.makeId, 'make_id'));
    if (logo === null) throw new RequestFailure(404, 'not_found');
    return sendDrawing(request, reply, logo);
  });
}

/** The calls of the vehicle data service (specification 7, reading 38). */
export function vehicleRoutes(app: FastifyInstance, data: VehicleData, vinPerMinute: number): void {
  listRoutes(app, data);
  logoRoute(app, data);
  searchRoute(app, data, vinPerMinute);
}
