import type { Transport } from '../transport/transport';
import type { Accepted } from './sendQuote';

/** POST /v2/waiting-list/erase: deletes the address by the code of an emailed link; the response is the same for every code. */
export function leaveWaitingList(transport: Transport, code: string): Promise<Accepted> {
  const path = '/v2/waiting-list/erase';
  return transport.callSealed<Accepted>({
    method: 'POST',
    path,
    body: { code },
    quoteId: null,
    newKey: 'drop',
  });
}
