import type { Quote } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** DELETE /v2/quotes/{id}/vehicles/{vehicleId}. Clears the current rates (specification 4). */
export function deleteVehicle(
  transport: Transport,
  quoteId: string,
  vehicleId: string,
): Promise<{ quote: Quote }> {
  const path = `/v2/quotes/${quoteId}/vehicles/${vehicleId}`;
  return transport.callSealed<{ quote: Quote }>({ method: 'DELETE', path, quoteId });
}
