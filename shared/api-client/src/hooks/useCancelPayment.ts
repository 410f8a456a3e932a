import type { Quote } from '@shared/domain';
import { cancelPayment, type LeftPayment } from '../requests/cancelPayment';
import { useQuoteStep } from './useQuoteStep';
import type { Trigger } from './useTrigger';

/** Cancels a payment of the stored quote: `trigger({session_id})`. */
export const useCancelPayment = (): Trigger<[LeftPayment], Quote> =>
  useQuoteStep('cancelPayment', cancelPayment);
