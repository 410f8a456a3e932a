import type { FastifyInstance } from 'fastify';
import {
  MAX_VEHICLES,
  type VehicleInput,
  type VehiclePatch,
  answerOfVehicle,
  vehiclePatchSchema,
  vehicleSchema,
} from '@shared/domain';
import type { VehicleDocument } from '../../quotes/storedQuote';
import { newVehicle, patchVehicle } from '../../quotes/vehicleEdits';
import type { PartRules } from '../parts/partChanges';
import { partRoutes } from '../parts/partRoutes';

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

/** Adding, changing and removing a vehicle (specification 7). */
export function vehicleRoutes(app: FastifyInstance, _options: object, done: () => void) {
  partRoutes(app, RULES);
  done();
}
