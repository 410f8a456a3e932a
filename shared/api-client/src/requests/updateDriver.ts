import type { DriverPatch } from '@shared/domain';
import type { Transport } from '../transport/transport';
import type { DriverAnswer } from './createDriver';

/** `social` is present if an SSN was sent: its handle for the final quote, valid for fifteen minutes (reading 35). */
export interface ChangedDriver extends DriverAnswer {
  social?: string;
}

/** PATCH /v2/quotes/{id}/drivers/{driverId}: absent fields are unchanged. */
export function updateDriver(
  transport: Transport,
  quoteId: string,
  driverId: string,
  changes: Partial<DriverPatch>,
): Promise<ChangedDriver> {
  const path = `/v2/quotes/${quoteId}/drivers/${driverId}`;
  return transport.callSealed<ChangedDriver>({ method: 'PATCH', path, body: changes, quoteId });
}
