import { hasReached } from '@shared/domain';
import type { StoredQuote } from './storedQuote';

/** Whether the purchase's rules apply: from Buy online on (reading 8). */
export const isApplying = ({ status }: Pick<StoredQuote, 'status'>): boolean =>
  hasReached(status, 'APPLYING');
