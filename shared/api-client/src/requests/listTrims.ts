import type { Transport } from '../transport/transport';

/** `vin` is the trim's known VIN pattern (reading 33). */
export interface Trim {
  id: string;
  name: string;
  vin: string | null;
  body_class: string | null;
}

export interface TrimQuery {
  year: number;
  makeId: string;
  modelId: string;
}

/** Trims of a model in a year. */
export async function listTrims(transport: Transport, { year, makeId, modelId }: TrimQuery): Promise<Trim[]> {
  const path = `/v2/vehicles/${year}/makes/${encodeURIComponent(makeId)}/models/${encodeURIComponent(modelId)}/trims`;
  return (await transport.callPlain<{ trims: Trim[] }>('vehicleData', path)).trims;
}
