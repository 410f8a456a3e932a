import type { Quote } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** DELETE /v2/quotes/{id}/drivers/{driverId}. Clears the current rates (specification 4). */
export function deleteDriver(
  transport: Transport,
  quoteId: string,
  driverId: string,
): Promise<{ quote: Quote }> {
  const path = `/v2/quotes/${quoteId}/drivers/${driverId}`;
  return transport.callSealed<{ quote: Quote }>({ method: 'DELETE', path, quoteId });
}
