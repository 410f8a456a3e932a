import type { Consent } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** The shopper's consents with their exact wording and current state. */
export interface ConsentLedger {
  consents: Consent[];
}

/** GET /v2/quotes/{id}/consents (reading 39). */
export const listConsents = (transport: Transport, quoteId: string): Promise<ConsentLedger> =>
  transport.callSealed<ConsentLedger>({ method: 'GET', path: `/v2/quotes/${quoteId}/consents`, quoteId });
