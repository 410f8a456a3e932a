import type { PaymentTime } from '@shared/domain';
import { extendPayment } from '../requests/extendPayment';
import { useApi } from './apiContext';
import { storedQuoteId } from './storedQuoteId';
import { useTrigger, type Trigger } from './useTrigger';

/** Asks for more time to pay for the stored quote: `trigger({session_id})`. */
export function useExtendPayment(): Trigger<[{ session_id: string }], PaymentTime> {
  const { transport } = useApi();
  return useTrigger('extendPayment', (payment: { session_id: string }) =>
    extendPayment(transport, storedQuoteId(transport), payment),
  );
}
