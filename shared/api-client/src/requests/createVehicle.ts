import type { Vehicle, VehicleInput, Quote } from '@shared/domain';
import type { Transport } from '../transport/transport';

export interface VehicleAnswer {
  vehicle: Vehicle;
  /** The whole quote as it is now, so that nothing has to be fetched again. */
  quote: Quote;
}

/** POST /v2/quotes/{id}/vehicles. Empties the current rates (specification 4). */
export function createVehicle(
  transport: Transport,
  quoteId: string,
  vehicle: VehicleInput,
): Promise<VehicleAnswer> {
  const path = `/v2/quotes/${quoteId}/vehicles`;
  return transport.callSealed<VehicleAnswer>({ method: 'POST', path, body: vehicle, quoteId });
}
