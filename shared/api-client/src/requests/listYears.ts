import type { Transport } from '../transport/transport';

/** Model years on offer, newest first (vehicle data service; plain). */
export const listYears = async (transport: Transport): Promise<number[]> =>
  (await transport.callPlain<{ years: number[] }>('vehicleData', '/v2/vehicles/years')).years;
