import type { Quote } from '@shared/domain';
import type { QuestionFacts } from '@shared/domain/purchase';
import { type Elsewhere, lateResolver, useStepForm } from '@shared/forms';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { judging } from '../../judging/judging';
import { faultsIn } from './faultsIn';
import { fromQuote, QUESTION_FIELDS, QUESTIONS_DRAFT, type QuestionValues } from './questionValues';

const resolver = lateResolver<QuestionValues>(() => judging().then(({ questions }) => questions));

export interface QuestionsFormState {
  quote: Quote;
  form: UseFormReturn<QuestionValues>;
  facts: QuestionFacts;
  /** As they are typed. */
  values: QuestionValues;
}

/** The form of the questions, judged by the API's own rules when it is sent. */
export function useQuestionsForm(
  quote: Quote,
  facts: QuestionFacts,
  elsewhere: Elsewhere,
): QuestionsFormState {
  const form = useStepForm<QuestionValues>({
    resolver,
    context: facts,
    initial: fromQuote(quote),
    // An answer that a car forces, changed here on the way, is no answer of another tab (ADR 0014).
    quoted: fromQuote({ questions: quote.questions?.filter(({ disabled }) => !disabled) ?? null }),
    quoteId: quote.id,
    step: QUESTIONS_DRAFT,
    fields: QUESTION_FIELDS,
    elsewhere,
  });
  const values = useWatch({ control: form.control });
  useMended(form, values, facts);
  return { quote, form, facts, values };
}

/**
 * What has been put right is wrong no more, and what is still unanswered is said at the next of them. Nothing new is said
 * before the form is sent again: a summary that appears takes the focus.
 */
function useMended(
  { formState: { errors }, clearErrors, setError }: UseFormReturn<QuestionValues>,
  values: QuestionValues,
  facts: QuestionFacts,
): void {
  useEffect(() => {
    const faults = faultsIn(values, facts);
    for (const field of QUESTION_FIELDS) {
      const message = errors[field]?.message;
      if (message === undefined || faults.some((fault) => fault.path === field)) continue;
      clearErrors(field);
      const next = faults.find(({ key }) => key === message && key === 'validation:questions_incomplete');
      if (next) setError(next.path, { type: 'rule', message: next.key });
    }
  }, [values, facts, errors, clearErrors, setError]);
}
