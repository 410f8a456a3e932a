import { useCallback, useEffect, useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { draftKey, draftStorage, only } from './drafts';
import type { LateResolver } from './lateResolver';
import { BASIS, isSameAnswer, openDraft } from './openDraft';
import { useMended } from './useMended';
import type { Elsewhere } from './useStepSave';

interface StepFormOptions<Values extends FieldValues> {
  resolver: Resolver<Values> | LateResolver<Values>;
  /** What the form starts with. */
  initial: DefaultValues<Values>;
  /** What the quote says, where the form does not start with it. */
  quoted?: DefaultValues<Values>;
  quoteId: string;
  /** Names the draft: one a form, one a car or driver being changed. */
  step: string;
  /** What a draft may hold. */
  fields: readonly (keyof Values & string)[];
  /** Left out where the form shows nothing of the quote. */
  elsewhere?: Elsewhere;
}

/** The form of a step: filled from the quote, then from what was typed in this tab before a reload or a failure. */
export function useStepForm<Values extends FieldValues>(
  options: StepFormOptions<Values>,
): UseFormReturn<Values> {
  const { resolver, initial, quoted = initial, quoteId, step, fields, elsewhere } = options;
  const key = draftKey(quoteId, step);
  const [storage] = useState(() => draftStorage([...fields, BASIS]));
  const [draft] = useState(() => openDraft(storage.getItem(key, {}), fields, quoted));
  const [defaultValues] = useState(() => Object.assign({}, initial, draft.typed));
  // Judged on submit, not on leaving a field: a line that appears then would push the button from under the pointer.
  const form = useForm<Values>({ resolver, defaultValues, mode: 'onSubmit', shouldFocusError: false });
  useMended(form, resolver);
  useEffect(() => {
    // Behind the form, so that the form is there sooner.
    if ('preload' in resolver) void resolver.preload();
  }, [resolver]);
  const { subscribe, getValues } = form;
  const before = useRef({ initial: only(initial, fields), basis: draft.basis });
  const keep = useCallback(
    (values: Values) => {
      const { initial: untouched, basis } = before.current;
      // A form that was only opened leaves no draft behind, though it settles answers by itself.
      const isTyped = fields.some((field) => !isSameAnswer(values[field], untouched[field]));
      if (isTyped) storage.setItem(key, { ...values, [BASIS]: basis });
      else storage.removeItem(key);
    },
    [storage, key, fields],
  );
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );
  const { tell, answer } = elsewhere ?? {};
  useEffect(() => {
    if (draft.newer.length > 0) tell?.(draft.newer);
  }, [draft, tell]);
  useEffect(() => {
    if (answer !== 'mine') return;
    before.current = { initial: only(initial, fields), basis: only(quoted, fields) };
    keep(getValues());
    // oxlint-disable-next-line react/exhaustive-deps -- what stood in the quote when it was decided
  }, [answer]);
  return form;
}
