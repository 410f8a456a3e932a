import type { WaitingInput } from '@shared/domain';
import type { Transport } from '../transport/transport';
import type { Accepted } from './sendQuote';

/**
 * POST /v2/waiting-list: asks for an email once a ZIP outside our states can be quoted. The response does not reveal
 * whether the address was on the list. @throws ApiError 422 for a field, 429 after three per hour.
 */
export function joinWaitingList(transport: Transport, body: WaitingInput): Promise<Accepted> {
  const path = '/v2/waiting-list';
  return transport.callSealed<Accepted>({ method: 'POST', path, body, quoteId: null, newKey: 'drop' });
}
