import type { Transport } from '../transport/transport';

export interface Model {
  id: string;
  name: string;
}

/** Models of a make in a year. */
export async function listModels(transport: Transport, year: number, makeId: string): Promise<Model[]> {
  const path = `/v2/vehicles/${year}/makes/${encodeURIComponent(makeId)}/models`;
  return (await transport.callPlain<{ models: Model[] }>('vehicleData', path)).models;
}
