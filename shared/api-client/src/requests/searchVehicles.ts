import type { VehicleSearchResult } from '@shared/domain';
import type { Transport } from '../transport/transport';

interface VehicleItem {
  model: { year: number; name: string };
  make: { name: string; logo: string | null };
  trim: { name: string; vin: string | null; body_class: string | null };
}

/** GET /v2/vehicles?query= : cars that match a text ("2019 camry"). */
export const searchVehicles = (transport: Transport, text: string): Promise<VehicleSearchResult[]> =>
  find(transport, `query=${encodeURIComponent(text)}`);

/** GET /v2/vehicles?vin= : the car of a VIN; empty if it cannot be decoded. */
export const decodeVin = (transport: Transport, vin: string): Promise<VehicleSearchResult[]> =>
  find(transport, `vin=${encodeURIComponent(vin)}`);

async function find(transport: Transport, query: string): Promise<VehicleSearchResult[]> {
  const answer = await transport.callPlain<{ vehicles: VehicleItem[] }>(
    'vehicleData',
    `/v2/vehicles?${query}`,
  );
  return answer.vehicles.map(({ model, make, trim }) => ({
    year: model.year,
    manufacturer: make.name,
    logo_url: make.logo,
    model: model.name,
    trim: trim.name,
    vin: trim.vin,
    body_class: trim.body_class,
  }));
}
