import type { Quote } from '@shared/domain';
import { questionFaults, type QuestionFacts } from '@shared/domain/purchase';
import { type Elsewhere, useStepForm } from '@shared/forms';
import { useEffect } from 'react';
import { useWatch, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import {
  fromQuote,
  QUESTION_FIELDS,
  QUESTIONS_DRAFT,
  settledQuestions,
  type QuestionField,
  type QuestionValues,
} from './questionValues';

interface Fault {
  field: QuestionField;
  key: string;
}

/** What is wrong with the answers as they stand (section 5). */
function faultsIn(values: QuestionValues, facts: QuestionFacts): Fault[] {
  return questionFaults(settledQuestions(values, facts), facts).flatMap(({ path, key }) => {
    const field = QUESTION_FIELDS.find((name) => name === path);
    return field === undefined ? [] : [{ field, key }];
  });
}

const judge =
  (facts: QuestionFacts): Resolver<QuestionValues> =>
  (values) => {
    const faults = faultsIn(values, facts);
    if (faults.length === 0) return { values, errors: {} };
    const errors: FieldErrors<QuestionValues> = {};
    for (const { field, key } of faults) errors[field] = { type: 'rule', message: key };
    return { values: {}, errors };
  };

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
    resolver: judge(facts),
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
      if (message === undefined || faults.some((fault) => fault.field === field)) continue;
      clearErrors(field);
      const next = faults.find(({ key }) => key === message && key === 'validation:questions_incomplete');
      if (next) setError(next.field, { type: 'rule', message: next.key });
    }
  }, [values, facts, errors, clearErrors, setError]);
}
