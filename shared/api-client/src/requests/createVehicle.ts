import type { Vehicle, VehicleInput, Quote } from '@shared/domain';
import type { Transport } from '../transport/transport';

export interface VehicleAnswer {
  vehicle: Vehicle;
  /** The whole updated quote, so nothing has to be refetched. */
  quote: Quote;
}

/** POST /v2/quotes/{id}/vehicles. Clears the current rates (specification 4). */
export function createVehicle(
  transport: Transport,
  quoteId: string,
  vehicle: VehicleInput,
): Promise<VehicleAnswer> {
  const path = `/v2/quotes/${quoteId}/vehicles`;
  return transport.callSealed<VehicleAnswer>({ method: 'POST', path, body: vehicle, quoteId });
}
