import type { DriverPatch } from '@shared/domain';
import type { Transport } from '../transport/transport';
import type { DriverAnswer } from './createDriver';

/** PATCH /v2/quotes/{id}/drivers/{driverId}: absent fields stay. */
export function updateDriver(
  transport: Transport,
  quoteId: string,
  driverId: string,
  changes: Partial<DriverPatch>,
): Promise<DriverAnswer> {
  const path = `/v2/quotes/${quoteId}/drivers/${driverId}`;
  return transport.callSealed<DriverAnswer>({ method: 'PATCH', path, body: changes, quoteId });
}
