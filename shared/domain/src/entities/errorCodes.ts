import type { PURCHASE_VALIDATION_KEYS } from '../purchase/purchaseKeys';
import type { ValidationKey } from '../schemas/validationKeys';

type CodeOf<Key> = Key extends `validation:${infer Code}` ? Code : never;

/** The API's own error codes, apart from the schemas' and the rating engine's. */
export const API_CODES = [
  'quote_not_found',
  'vehicle_not_found',
  'driver_not_found',
  'zip_not_found',
  'not_found',
  'bad_request',
  'internal_error',
  'unavailable',
  'body_too_large',
  'unsupported_media_type',
  'rate_limited',
  'json_malformed',
  'json_bad_text',
  'json_forbidden_key',
  'json_duplicate_key',
  'json_too_deep',
  'enc_required',
  'enc_malformed',
  'enc_open_failed',
  'enc_stale',
  'enc_kid_unknown',
  'plaintext_sensitive',
  'idempotency_key_required',
  'idempotency_key_reused',
  'idempotency_in_flight',
  'quote_key_in_use',
  'if_match_required',
  'if_match_malformed',
  'version_stale',
  'field_not_writable',
  'quote_closed',
  'max_vehicles',
  'max_drivers',
  'address_unknown',
  'payment_not_ready',
  'payment_not_authorized',
  'payment_mismatch',
  'payment_declined',
  'payment_limited',
  'plan_not_online',
  'not_signed',
  'document_not_found',
  'hook_not_signed',
  'purchase_expired',
  'purchase_failed',
  'zip_other_state',
  'zip_covered',
  'state_not_covered',
  'liability_only_forced',
  'coverages_invalid',
  'rate_not_found',
  'rates_stale',
  'plan_not_found',
  'social_handle_spent',
  'application_incomplete',
  'rate_not_chosen',
  'quote_without_prices',
  'consent_wording_unknown',
  'consent_not_found',
  'choice_not_open',
  'coverages_changed',
  'resume_code_spent',
  'partner_unknown',
  'partner_stopped',
  'partner_limit_reached',
  'token_wrong',
  'token_configured',
  'moratorium_unknown',
  'referred',
  'nothing_to_refer',
] as const;

/** Codes that the rating engine returns instead of a price. */
export const RATING_CODES = [
  'rater_error',
  'quote_incomplete',
  'credit_score_missing',
  'no_licensed_driver',
  'too_many_at_fault',
  'dwi_suspended',
  'moratorium',
  'declined',
] as const;

export type RatingCode = (typeof RATING_CODES)[number];
export type ApiCode = (typeof API_CODES)[number] | RatingCode;

/** The last part of a schema's text key. */
export type ValidationCode = CodeOf<ValidationKey>;
export type PurchaseValidationCode = CodeOf<(typeof PURCHASE_VALIDATION_KEYS)[number]>;

/** Error codes of the vehicle data service. */
export type VehicleDataCode =
  | 'bad_request'
  | 'year_malformed'
  | 'id_malformed'
  | 'query_malformed'
  | 'vin_malformed'
  | 'search_required'
  | 'not_found'
  | 'rate_limited'
  | 'internal_error';

/** Error codes of the edge when the API cannot respond. */
export type EdgeCode = 'api_unreachable' | 'rate_limited' | 'body_too_large' | 'not_found' | 'edge_failed';

/** Codes raised in the browser: no response, an unknown response shape, or no quote id. */
export type ClientCode = 'network' | 'timeout' | 'unforeseen' | 'quote_id_missing';

/** A plain-text response, or prices in an unknown shape: shown as received. */
type UntextedCode = 'plain_text' | 'rating_unreadable';

/**
 * Every error code (house style: one enum). Each sender has its text in both languages: the services in their
 * `locales`, the schemas in the namespace `validation`, the browser in `common:errors`. For a code from a newer API
 * that this page does not know, the server's message is shown.
 */
export type ErrorCode = ApiCode | ValidationCode | VehicleDataCode | EdgeCode | ClientCode | UntextedCode;
