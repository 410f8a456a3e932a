import type { VehiclePatch } from '@shared/domain';
import type { Transport } from '../transport/transport';
import type { VehicleAnswer } from './createVehicle';

/** PATCH /v2/quotes/{id}/vehicles/{vehicleId}: absent fields are unchanged. */
export function updateVehicle(
  transport: Transport,
  quoteId: string,
  vehicleId: string,
  changes: Partial<VehiclePatch>,
): Promise<VehicleAnswer> {
  const path = `/v2/quotes/${quoteId}/vehicles/${vehicleId}`;
  return transport.callSealed<VehicleAnswer>({ method: 'PATCH', path, body: changes, quoteId });
}
