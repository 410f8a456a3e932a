import type { Quote } from '@shared/domain';
import { completeQuote } from '../requests/completeQuote';
import { useQuoteStep } from './useQuoteStep';
import type { Trigger } from './useTrigger';

/** Reports that the stored quote's documents were signed. */
export const useCompleteQuote = (): Trigger<[], Quote> => useQuoteStep('completeQuote', completeQuote);
