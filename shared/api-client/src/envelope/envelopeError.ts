/** Why an envelope could not be opened. Each code has a 4xx status, never 500, and none falls back to plain text. */
export const ENVELOPE_ERROR_CODES = [
  'enc_required',
  'enc_malformed',
  'enc_open_failed',
  'enc_stale',
  'enc_kid_unknown',
] as const;
export type EnvelopeErrorCode = (typeof ENVELOPE_ERROR_CODES)[number];

/** HTTP status by failure code. */
export const ENVELOPE_ERROR_STATUS: Record<EnvelopeErrorCode, number> = {
  enc_required: 401,
  enc_malformed: 400,
  enc_open_failed: 400,
  enc_stale: 400,
  enc_kid_unknown: 400,
};

/** A typed failure; its message is only the code, so nothing sealed leaks. */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError';
  constructor(readonly code: EnvelopeErrorCode) {
    super(code);
  }
}
