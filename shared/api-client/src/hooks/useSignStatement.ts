import type { Quote } from '@shared/domain';
import type { SignStatementInput } from '@shared/domain/purchase';
import { useSWRConfig } from 'swr';
import { signStatement } from '../requests/signStatement';
import { consentsCacheKey } from './cacheKeys';
import { inBackground } from './inBackground';
import { useQuoteEdit } from './useQuoteEdit';
import { useTrigger, type Trigger } from './useTrigger';

/** Signs that the stored quote's application is true, with the wording and answers that were shown. */
export function useSignStatement(): Trigger<[SignStatementInput], { quote: Quote }> {
  const edit = useQuoteEdit();
  const { mutate } = useSWRConfig();
  return useTrigger('signStatement', (statement: SignStatementInput) =>
    edit(async (transport, quoteId) => {
      const answer = await signStatement(transport, quoteId, statement);
      inBackground(mutate(consentsCacheKey(quoteId)));
      return answer;
    }, 'keep'),
  );
}
