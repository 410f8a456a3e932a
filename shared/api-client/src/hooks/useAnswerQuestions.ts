import type { Quote, UpdateQuoteInput } from '@shared/domain';
import { updateQuote } from '../requests/updateQuote';
import { useQuoteEdit } from './useQuoteEdit';
import { useTrigger, type Trigger } from './useTrigger';

type Answers = Pick<UpdateQuoteInput, 'questions'>;

/**
 * Saves the answers to the carrier's questions. An answer can close a carrier or open it again (reading 56), so cached
 * prices are dropped, although no price depends on the answers.
 */
export function useAnswerQuestions(): Trigger<[Answers], Quote> {
  const edit = useQuoteEdit();
  return useTrigger('answerQuestions', async (answers: Answers) => {
    const { quote } = await edit(
      async (transport, quoteId) => ({ quote: await updateQuote(transport, quoteId, answers) }),
      'drop',
    );
    return quote;
  });
}
