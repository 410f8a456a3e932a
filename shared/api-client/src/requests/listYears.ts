import type { Transport } from '../transport/transport';

/** Selectable model years, newest first (vehicle data service; not sealed). */
export const listYears = async (transport: Transport): Promise<number[]> =>
  (await transport.callPlain<{ years: number[] }>('vehicleData', '/v2/vehicles/years')).years;
