import type { Quote } from '../entities/quote';
import { hasEnded, hasReached } from './hasReached';

/** Whether a payment is open, made or over: no answer of the quote can be changed any more (reading 9). */
export const isPaying = ({ status }: Pick<Quote, 'status'>): boolean =>
  hasReached(status, 'PAYMENT_OPEN') || hasEnded(status);

/** Whether the provider has confirmed the payment, whatever came of it then. */
export const isPaid = ({ status }: Pick<Quote, 'status'>): boolean =>
  hasReached(status, 'AUTHORIZED') || hasEnded(status);
