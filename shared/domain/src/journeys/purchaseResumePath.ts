import type { Quote } from '../entities/quote';
import { hasEnded, hasReached } from '../lifecycle/hasReached';
import { paths } from '../paths';
import { paymentPathFor } from './paymentPlace';

/**
 * Where a returning shopper resumes the purchase; null before there is one. This is the final quote once it can be
 * requested, otherwise the furthest step allowed (readings 9 and 18).
 */
export function purchaseResumePath(quote: Quote): string | null {
  if (!hasReached(quote.status, 'APPLYING') && !hasEnded(quote.status)) return null;
  return paymentPathFor(null, quote) ?? paths.finalRates(quote.id);
}
