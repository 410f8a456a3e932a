import { useTabState } from '@shared/forms';

/**
 * Whether the person has said to have seen that this price is higher. A rate's id names what it was priced from, so another
 * price has to be seen anew.
 */
export function useAcknowledged(quoteId: string, rateId: string): [boolean, (isSeen: boolean) => void] {
  const [kept, keep] = useTabState(quoteId, 'finalQuote/seen', ({ seen }) => ({ seen }));
  return [kept.seen === rateId, (isSeen) => keep({ seen: isSeen && rateId })];
}
