import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  MAX_VEHICLES,
  statusWithoutRates,
  type VehicleInput,
  type VehiclePatch,
  vehiclePatchEmptiesRates,
  vehiclePatchSchema,
  vehicleSchema,
} from '@shared/domain';
import { quoteOf, sealedOf } from '../../context';
import { ApiFailure } from '../../http/apiFailure';
import { etagOf, matchedQuote } from '../../http/ifMatch';
import { once } from '../../http/once';
import { todayFor } from '../../quotes/answers';
import { checkEditable, checkWritable } from '../../quotes/checkWritable';
import type { QuoteChange } from '../../quotes/quoteStore';
import { saveAddition, saveEdit } from '../../quotes/saveEdit';
import type { StoredQuote } from '../../quotes/storedQuote';
import { newVehicle, patchVehicle } from '../../quotes/vehicleEdits';

const COLLECTION = '/v2/quotes/:id/vehicles';
const MEMBER = '/v2/quotes/:id/vehicles/:vehicleId';
const config = { sealed: true, opensQuote: true } as const;

interface Member {
  Params: { id: string; vehicleId: string };
}

const withoutRates = (quote: StoredQuote) =>
  ({ emptiesRates: true, status: statusWithoutRates(quote.status) }) as const;

function addition(quote: StoredQuote, id: string, input: VehicleInput, today: string): QuoteChange {
  if (!checkEditable(quote.status).add) throw new ApiFailure(409, 'quote_closed');
  if (quote.vehicles.length >= MAX_VEHICLES) {
    throw new ApiFailure(422, [{ code: 'max_vehicles', values: { count: MAX_VEHICLES } }]);
  }
  const document = newVehicle(input, quote, today);
  return { ...withoutRates(quote), parts: [{ table: 'vehicles', id, document, isNew: true }] };
}

function vehicleOf(quote: StoredQuote, id: string) {
  const part = quote.vehicles.find((vehicle) => vehicle.id === id);
  if (!part) throw new ApiFailure(404, 'vehicle_not_found');
  return part;
}

function changed(stored: StoredQuote, vehicleId: string, patch: VehiclePatch, today: string): QuoteChange {
  const { id, document } = vehicleOf(stored, vehicleId);
  checkWritable(stored.status, 'vehicle', patch);
  return {
    parts: [{ table: 'vehicles', id, document: patchVehicle(document, patch, stored, today) }],
    ...(vehiclePatchEmptiesRates(patch) ? withoutRates(stored) : {}),
  };
}

function removal(quote: StoredQuote, vehicleId: string): QuoteChange {
  const { id } = vehicleOf(quote, vehicleId);
  if (!checkEditable(quote.status).remove) throw new ApiFailure(409, 'quote_closed');
  return { ...withoutRates(quote), parts: [{ table: 'vehicles', id, document: null }] };
}

/** Adding, changing and removing a vehicle (specification 7); each answers the whole quote too. */
export function vehicleRoutes(app: FastifyInstance, _options: object, done: () => void) {
  const today = (quote: StoredQuote) => todayFor(quote, app.clock());
  app.post<{ Body: VehicleInput }>(
    COLLECTION,
    { schema: { body: vehicleSchema }, config },
    (request, reply) => {
      const id = randomUUID();
      const start = { quote: quoteOf(request), keyHash: sealedOf(request).keyHash };
      return once(app, request, reply, (record) =>
        saveAddition(app, start, record, {
          change: (quote) => addition(quote, id, request.body, today(quote)),
          answer: (quote) => ({ vehicle: quote.vehicles.find((vehicle) => vehicle.id === id), quote }),
        }),
      );
    },
  );
  app.patch<Member & { Body: VehiclePatch }>(
    MEMBER,
    { schema: { body: vehiclePatchSchema }, config },
    async (request, reply) => {
      const stored = matchedQuote(request);
      const id = request.params.vehicleId;
      const quote = await saveEdit(app, stored, (latest) => changed(latest, id, request.body, today(latest)));
      void reply.header('etag', etagOf(quote));
      return { vehicle: quote.vehicles.find((vehicle) => vehicle.id === id), quote };
    },
  );
  app.delete<Member>(MEMBER, { config }, async (request, reply) => {
    const stored = matchedQuote(request);
    const quote = await saveEdit(app, stored, (latest) => removal(latest, request.params.vehicleId));
    void reply.header('etag', etagOf(quote));
    return { quote };
  });
  done();
}
