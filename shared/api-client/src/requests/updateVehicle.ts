import type { VehiclePatch } from '@shared/domain';
import type { Transport } from '../transport/transport';
import type { VehicleAnswer } from './createVehicle';

/** PATCH /v2/quotes/{id}/vehicles/{vehicleId}: absent fields stay. */
export async function updateVehicle(
  transport: Transport,
  quoteId: string,
  vehicleId: string,
  changes: Partial<VehiclePatch>,
): Promise<VehicleAnswer> {
  const path = `/v2/quotes/${quoteId}/vehicles/${vehicleId}`;
  const answer = await transport.callSealed<VehicleAnswer>({ method: 'PATCH', path, body: changes, quoteId });
  transport.learnVersion(answer.quote);
  return answer;
}
