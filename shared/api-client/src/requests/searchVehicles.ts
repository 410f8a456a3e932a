import type { DecodedVin, NotCovered, VehicleSearchResult } from '@shared/domain';
import type { Transport } from '../transport/transport';

interface VehicleItem {
  model: { year: number; name: string };
  make: { name: string; logo: string | null };
  trim: { name: string; vin: string | null; body_class: string | null };
}

/** GET /v2/vehicles?query= : cars that match a text ("2019 camry"). */
export const searchVehicles = async (transport: Transport, text: string): Promise<VehicleSearchResult[]> =>
  (await find(transport, `query=${encodeURIComponent(text)}`)).cars;

/** GET /v2/vehicles?vin= : the cars of a VIN; none if it cannot be decoded or is not covered. */
export const decodeVin = (transport: Transport, vin: string): Promise<DecodedVin> =>
  find(transport, `vin=${encodeURIComponent(vin)}`);

async function find(transport: Transport, query: string): Promise<DecodedVin> {
  const answer = await transport.callPlain<{ vehicles: VehicleItem[]; not_covered?: NotCovered }>(
    'vehicleData',
    `/v2/vehicles?${query}`,
  );
  const cars = answer.vehicles.map(({ model, make, trim }) => ({
    year: model.year,
    manufacturer: make.name,
    logo_url: make.logo,
    model: model.name,
    trim: trim.name,
    vin: trim.vin,
    body_class: trim.body_class,
  }));
  return { cars, notCovered: answer.not_covered ?? null };
}
