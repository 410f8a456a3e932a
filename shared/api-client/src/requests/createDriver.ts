import type { Driver, DriverInput, Quote } from '@shared/domain';
import type { Transport } from '../transport/transport';

export interface DriverAnswer {
  driver: Driver;
  /** The whole updated quote, so nothing has to be refetched. */
  quote: Quote;
}

/** POST /v2/quotes/{id}/drivers. Clears the current rates (specification 4). */
export function createDriver(
  transport: Transport,
  quoteId: string,
  driver: DriverInput,
): Promise<DriverAnswer> {
  const path = `/v2/quotes/${quoteId}/drivers`;
  return transport.callSealed<DriverAnswer>({ method: 'POST', path, body: driver, quoteId });
}
