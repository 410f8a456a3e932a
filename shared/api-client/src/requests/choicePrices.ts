import type { ChoicePrices } from '@shared/domain';
import type { Transport } from '../transport/transport';

/** GET /v2/quotes/{id}/rates/choices (reading 58): what each line costs, kept or not. @throws ApiError 409 before Buy online. */
export function choicePrices(transport: Transport, quoteId: string): Promise<ChoicePrices> {
  const path = `/v2/quotes/${quoteId}/rates/choices`;
  return transport.callSealed<ChoicePrices>({ method: 'GET', path, quoteId, optional: true });
}
