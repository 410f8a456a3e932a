import type { Quote } from '../entities/quote';
import { hasEnded, hasReached } from '../lifecycle/hasReached';
import { paths } from '../paths';
import { paymentPathFor } from './paymentPlace';

/**
 * Where a purchase goes on for who comes back to it, null before there is one. The final quote where it can be asked for;
 * what is too early for it leads to the furthest step allowed (readings 9 and 18).
 */
export function purchaseResumePath(quote: Quote): string | null {
  if (!hasReached(quote.status, 'APPLYING') && !hasEnded(quote.status)) return null;
  return paymentPathFor(null, quote) ?? paths.finalRates(quote.id);
}
