import type { Quote } from '@shared/domain';
import { bindQuote, type BindDetails } from '../requests/bindQuote';
import { useQuoteStep } from './useQuoteStep';
import type { Trigger } from './useTrigger';

/** Reports a payment of the stored quote: `trigger({rate_id, plan_code, payment_result})`. */
export const useBindQuote = (): Trigger<[BindDetails], Quote> => useQuoteStep('bindQuote', bindQuote);
