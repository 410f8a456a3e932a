import { leaveWaitingList } from '../requests/leaveWaitingList';
import type { Accepted } from '../requests/sendQuote';
import { useApi } from './apiContext';
import { useTrigger, type Trigger } from './useTrigger';

/** Deletes an address from the waiting list by the code of an emailed link. */
export function useLeaveWaitingList(): Trigger<[string], Accepted> {
  const { transport } = useApi();
  return useTrigger('leaveWaitingList', (code: string) => leaveWaitingList(transport, code));
}
