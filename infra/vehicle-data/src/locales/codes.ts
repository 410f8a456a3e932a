/** Every error code of this service. */
export const CODES = [
  'bad_request',
  'year_malformed',
  'id_malformed',
  'query_malformed',
  'vin_malformed',
  'search_required',
  'not_found',
  'rate_limited',
  'internal_error',
] as const;
export type Code = (typeof CODES)[number];
