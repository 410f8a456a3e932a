import { useTabState } from '@shared/forms';

/**
 * Whether the shopper has acknowledged the higher price. Stored by rate id, so another price has to be acknowledged
 * again.
 */
export function useAcknowledged(quoteId: string, rateId: string): [boolean, (isSeen: boolean) => void] {
  const [kept, keep] = useTabState(quoteId, 'finalQuote/seen', ({ seen }) => ({ seen }));
  return [kept.seen === rateId, (isSeen) => keep({ seen: isSeen && rateId })];
}
