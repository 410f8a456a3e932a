import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  MAX_VEHICLES,
  type VehicleInput,
  type VehiclePatch,
  answerOfVehicle,
  vehiclePatchSchema,
  vehicleSchema,
} from '@shared/domain';
import { matchedQuote } from '../../http/ifMatch';
import type { VehicleDocument } from '../../quotes/storedQuote';
import { given } from '../../quotes/checks';
import { newVehicle, patchVehicle } from '../../quotes/vehicleEdits';
import { checkDecodedVin, type IdentifiedCar, type VinLookup } from '../../vehicles/vinLookup';
import { partRoutes, type PartRules } from '../parts/partRoutes';

const RULES: PartRules<VehicleDocument, VehicleInput, VehiclePatch> = {
  noun: 'vehicle',
  inputSchema: vehicleSchema,
  patchSchema: vehiclePatchSchema,
  most: MAX_VEHICLES,
  partsOf: ({ vehicles }) => vehicles,
  added: (quote, input, today) => newVehicle(input, quote, today),
  changed: (quote, document, patch, today) => patchVehicle(document, patch, quote, today),
  write: (part) => ({ table: 'vehicles', ...part }),
  removedWith: () => [],
  answerOf: answerOfVehicle,
};

const DECIDING = ['vin', 'year', 'manufacturer', 'model'] as const;
const NO_CAR: IdentifiedCar = { vin: null, year: 0, manufacturer: '', model: '' };

/** The car after a call that changes what its VIN must agree with; null for any other call. */
function carOf(request: FastifyRequest<{ Params: { vehicleId?: string } }>): IdentifiedCar | null {
  // Already validated by its schema.
  const sent: Partial<VehicleDocument> = Object(request.body);
  if (!DECIDING.some((field) => sent[field] !== undefined)) return null;
  const { vehicleId } = request.params;
  const known =
    vehicleId === undefined ? undefined : matchedQuote(request).vehicles.find(({ id }) => id === vehicleId);
  const { vin, year, manufacturer, model } = known?.document ?? NO_CAR;
  return { vin, year, manufacturer, model, ...given(sent) };
}

/** Adding, changing and removing a vehicle (specification 7); `lookup` decodes VINs, null without one. */
export function vehicleRoutes(
  app: FastifyInstance,
  { lookup }: { lookup: VinLookup | null },
  done: () => void,
) {
  app.addHook<{ Params: { vehicleId?: string } }>('preHandler', async (request) => {
    const car = request.method === 'DELETE' ? null : carOf(request);
    if (car !== null) await checkDecodedVin(lookup, car, request.log);
  });
  partRoutes(app, RULES);
  done();
}
