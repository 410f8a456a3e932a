import { useEffect, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { keepDraft, readDraft } from './drafts';

interface StepFormOptions<Values extends FieldValues> {
  resolver: Resolver<Values>;
  /** What the quote already knows. */
  initial: DefaultValues<Values>;
  quoteId: string;
  /** Names the draft: one a form, one a car or driver being changed. */
  step: string;
  /** What a draft may hold. */
  fields: readonly (keyof Values & string)[];
}

/** The form of a step: filled from the quote, then from what was typed in this tab before a reload or a failure. */
export function useStepForm<Values extends FieldValues>(
  options: StepFormOptions<Values>,
): UseFormReturn<Values> {
  const { resolver, initial, quoteId, step, fields } = options;
  const [defaultValues] = useState(() => Object.assign({}, initial, readDraft(quoteId, step, fields)));
  // Judged on submit, not on leaving a field: a line that appears then would push the button from under the pointer.
  const form = useForm<Values>({ resolver, defaultValues, mode: 'onSubmit', shouldFocusError: false });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(quoteId, step, fields, values),
      }),
    [subscribe, quoteId, step, fields],
  );
  return form;
}
