import { useApi, useQuoteId } from '@shared/api-client/hooks';
import type { Quote } from '@shared/domain';
import { useParams } from 'react-router-dom';
import { useEffect, type ReactNode } from 'react';
import { PurchaseQuote } from './PurchaseQuote';

/**
 * A page with the quote id in its path: a quote this browser's key opens becomes the stored one (specification 2.12,
 * reading 34); any other says that it opens only where it was created.
 */
export function NamedQuote({ children }: { children: ReactNode }) {
  const { quoteId } = useParams();
  return <PurchaseQuote id={quoteId}>{(quote) => <Kept quote={quote}>{children}</Kept>}</PurchaseQuote>;
}

function Kept({ quote, children }: { quote: Quote; children: ReactNode }) {
  const { transport, bus } = useApi();
  const isStored = useQuoteId() === quote.id;
  useEffect(() => {
    if (isStored) return;
    transport.keepQuote(quote);
    bus.emit('quote:identified', { quoteId: quote.id, state: quote.address.state });
  }, [isStored, transport, bus, quote]);
  return isStored ? children : null;
}
