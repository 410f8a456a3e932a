import type { Transport } from '../transport/transport';

export interface Make {
  id: string;
  name: string;
  /** Path of its logo on the vehicle data service. */
  logo_url: string | null;
}

/** Makes of a model year; empty for an unknown year (reading 38). */
export const listMakes = async (transport: Transport, year: number): Promise<Make[]> =>
  (await transport.callPlain<{ makes: Make[] }>('vehicleData', `/v2/vehicles/${year}/makes/`)).makes;
