import { ApiError, coded } from '../transport/apiError';
import type { Transport } from '../transport/transport';

/** Location of a ZIP; `covered` is false outside the eleven states. */
export interface LocationAnswer {
  zip_code: string;
  state: string;
  counties: { name: string; cities: string[] }[];
  covered: boolean;
  /** Mail goes to P.O. boxes or one organization (reading 64); absent beside an older API. */
  boxes_only?: boolean;
}

/** The wire format, where `state` is null for a ZIP that does not exist. */
type WireAnswer = Omit<LocationAnswer, 'state'> & { state: string | null };

/** GET /v2/locations/lookup; not sealed. @throws ApiError 404 `zip_not_found` for a ZIP that does not exist. */
export async function lookupLocation(transport: Transport, zipCode: string): Promise<LocationAnswer> {
  const path = `/v2/locations/lookup?zip_code=${encodeURIComponent(zipCode)}`;
  const { state, ...rest } = await transport.callPlain<WireAnswer>('api', path);
  if (state === null) throw new ApiError('http', 404, [coded('zip_not_found')]);
  return { ...rest, state };
}
