import type { Quote } from '@shared/domain';
import type { ChooseLinesInput } from '@shared/domain/purchase';
import { useSWRConfig } from 'swr';
import { chooseLines } from '../requests/chooseLines';
import { ApiError } from '../transport/apiError';
import { consentsCacheKey, quoteCacheKey } from './cacheKeys';
import { inBackground } from './inBackground';
import { useQuoteEdit } from './useQuoteEdit';
import { useTrigger, type Trigger } from './useTrigger';

/**
 * Keeps or rejects coverages beyond the stored quote's packages (reading 58), which are then priced again. A 409 means
 * they were shown for other coverages or prices, so the quote is refetched before the error is thrown.
 */
export function useChooseLines(): Trigger<[ChooseLinesInput['choices']], { quote: Quote }> {
  const edit = useQuoteEdit();
  const { mutate } = useSWRConfig();
  return useTrigger('chooseLines', (choices: ChooseLinesInput['choices']) =>
    edit(async (transport, quoteId) => {
      try {
        const answer = await chooseLines(transport, quoteId, choices);
        inBackground(mutate(consentsCacheKey(quoteId)));
        return answer;
      } catch (error) {
        if (error instanceof ApiError && error.status === 409)
          await mutate(quoteCacheKey(quoteId)).catch(() => {});
        throw error;
      }
    }, 'drop'),
  );
}
