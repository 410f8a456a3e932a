import type { CreateQuoteInput, Quote } from '@shared/domain';
import type { Transport } from '../transport/transport';

export type NewAddress = CreateQuoteInput['address'];

/** POST /v2/quotes: creates a quote under a new quote key and stores its id, key and state. */
export async function createQuote(transport: Transport, address: NewAddress): Promise<Quote> {
  const quote = await transport.callSealed<Quote>({
    method: 'POST',
    path: '/v2/quotes',
    body: { address },
    quoteId: null,
    newKey: 'keep',
  });
  transport.keepQuote(quote);
  return quote;
}
