import type { WaitingInput } from '@shared/domain';
import { joinWaitingList } from '../requests/joinWaitingList';
import type { Accepted } from '../requests/sendQuote';
import { useApi } from './apiContext';
import { useTrigger, type Trigger } from './useTrigger';

/** Asks for an email once a ZIP outside our states can be quoted. */
export function useJoinWaitingList(): Trigger<[WaitingInput], Accepted> {
  const { transport } = useApi();
  return useTrigger('joinWaitingList', (input: WaitingInput) => joinWaitingList(transport, input));
}
