import type { Quote } from '@shared/domain';
import type { SignChoicesInput } from '@shared/domain/purchase';
import { useSWRConfig } from 'swr';
import { signChoices } from '../requests/signChoices';
import { ApiError } from '../transport/apiError';
import { consentsCacheKey, quoteCacheKey } from './cacheKeys';
import { inBackground } from './inBackground';
import { useQuoteEdit } from './useQuoteEdit';
import { useTrigger, type Trigger } from './useTrigger';

/**
 * Signs choices about the stored quote's coverages. A 409 means they were shown for other coverages, so the quote is
 * refetched before the error is thrown.
 */
export function useSignChoices(): Trigger<[SignChoicesInput['choices']], { quote: Quote }> {
  const edit = useQuoteEdit();
  const { mutate } = useSWRConfig();
  return useTrigger('signChoices', (choices: SignChoicesInput['choices']) =>
    edit(async (transport, quoteId) => {
      try {
        const answer = await signChoices(transport, quoteId, choices);
        inBackground(mutate(consentsCacheKey(quoteId)));
        return answer;
      } catch (error) {
        if (error instanceof ApiError && error.status === 409)
          await mutate(quoteCacheKey(quoteId)).catch(() => {});
        throw error;
      }
    }, 'keep'),
  );
}
