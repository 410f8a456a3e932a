import type { Quote } from '@shared/domain';
import { cancelPayment } from '../requests/cancelPayment';
import { useQuoteStep } from './useQuoteStep';
import type { Trigger } from './useTrigger';

/** Gives the open payment of the stored quote up. */
export const useCancelPayment = (): Trigger<[], Quote> => useQuoteStep(cancelPayment);
