import type { Quote } from '../entities/quote';
import { hasEnded, hasReached } from './hasReached';

/** Whether a payment is open, made or ended, so answers can no longer change (reading 9). */
export const isPaying = ({ status }: Pick<Quote, 'status'>): boolean =>
  hasReached(status, 'PAYMENT_OPEN') || hasEnded(status);

/** Whether the provider confirmed the payment, whatever happened afterward. */
export const isPaid = ({ status }: Pick<Quote, 'status'>): boolean =>
  hasReached(status, 'AUTHORIZED') || hasEnded(status);
