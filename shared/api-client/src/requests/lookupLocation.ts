import type { Transport } from '../transport/transport';

/** Where a ZIP lies; `covered` is false outside the eleven states. */
export interface LocationAnswer {
  zip_code: string;
  state: string;
  counties: { name: string; cities: string[] }[];
  covered: boolean;
}

/** GET /v2/locations/lookup; plain. An unknown ZIP fails with 404 `zip_not_found`. */
export const lookupLocation = (transport: Transport, zipCode: string): Promise<LocationAnswer> =>
  transport.callPlain<LocationAnswer>('api', `/v2/locations/lookup?zip_code=${encodeURIComponent(zipCode)}`);
