import type { Transport } from '../transport/transport';

/** A code for `paths.resume(code, { from: 'partner' })`, which opens the quote once until then (ISO instant). */
export interface HandOff {
  code: string;
  expires_at: string;
}

/** POST /v2/quotes/{id}/handoff: a code that opens the quote on the main site, once and within 60 seconds. */
export function handOff(transport: Transport, quoteId: string): Promise<HandOff> {
  return transport.callSealed<HandOff>({ method: 'POST', path: `/v2/quotes/${quoteId}/handoff`, quoteId });
}
