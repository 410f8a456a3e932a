import type { Erasure, MyData } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** GET /v2/quotes/{id}/data (reading 16). */
export const getMyData = (transport: Transport, quoteId: string): Promise<MyData> =>
  transport.callSealed<MyData>({
    method: 'GET',
    path: `/v2/quotes/${quoteId}/data`,
    quoteId,
    optional: true,
  });

/**
 * POST /v2/quotes/{id}/erase (reading 16). @throws ApiError 409 while a payment or papers for signature are open, 404
 * once the quote is gone
 */
export const eraseQuote = (transport: Transport, quoteId: string): Promise<Erasure> =>
  transport.callSealed<Erasure>({
    method: 'POST',
    path: `/v2/quotes/${quoteId}/erase`,
    body: {},
    quoteId,
    optional: true,
  });
