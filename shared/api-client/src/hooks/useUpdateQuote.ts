import type { Quote, UpdateQuoteInput } from '@shared/domain';
import { type QuoteChanges, updateQuote } from '../requests/updateQuote';
import { useQuoteEdit } from './useQuoteEdit';
import { useTrigger, type Trigger } from './useTrigger';

/** The answers that affect prices. */
export const RATED_FIELDS: readonly (keyof UpdateQuoteInput)[] = [
  'address',
  'homeowner',
  'currently_insured',
  'prior_policy',
  'term',
];

/** Updates fields of the stored quote; Buy online is `trigger({selected_rate: {id}})`. */
export function useUpdateQuote(): Trigger<[QuoteChanges], Quote> {
  const edit = useQuoteEdit();
  return useTrigger('updateQuote', async (changes: QuoteChanges) => {
    const ratesAfter = RATED_FIELDS.some((field) => field in changes) ? 'drop' : 'keep';
    const { quote } = await edit(
      async (transport, quoteId) => ({ quote: await updateQuote(transport, quoteId, changes) }),
      ratesAfter,
    );
    return quote;
  });
}
