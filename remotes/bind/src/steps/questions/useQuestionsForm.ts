import type { Quote } from '@shared/domain';
import type { QuestionFacts } from '@shared/domain/purchase';
import { type Elsewhere, lateResolver, useStepForm } from '@shared/forms';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { loadValidation } from '../../validation/loadValidation';
import { fromQuote, QUESTION_FIELDS, QUESTIONS_DRAFT, type QuestionValues } from './questionValues';

const resolver = lateResolver<QuestionValues>(() => loadValidation().then(({ questions }) => questions));

export interface QuestionsFormState {
  quote: Quote;
  form: UseFormReturn<QuestionValues>;
  facts: QuestionFacts;
  /** As typed. */
  values: QuestionValues;
}

/** The questions form, validated by the API's own rules on submit. */
export function useQuestionsForm(
  quote: Quote,
  facts: QuestionFacts,
  elsewhere: Elsewhere,
): QuestionsFormState {
  const form = useStepForm<QuestionValues>({
    resolver,
    context: facts,
    initial: fromQuote(quote),
    // An answer that a car forces, changed here before, is not another tab's change (ADR 0014).
    quoted: fromQuote({ questions: quote.questions?.filter(({ disabled }) => !disabled) ?? null }),
    quoteId: quote.id,
    step: QUESTIONS_DRAFT,
    fields: QUESTION_FIELDS,
    elsewhere,
  });
  const values = useWatch({ control: form.control });
  return { quote, form, facts, values };
}
