import { RESET } from 'jotai/vanilla/utils';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { only } from './drafts';
import type { LateResolver } from './lateResolver';
import { BASIS, isSameAnswer } from './openDraft';
import { useFormDraft } from './useFormDraft';
import { useJudgedForm } from './useJudgedForm';
import type { Elsewhere } from './useStepSave';

interface StepFormOptions<Values extends FieldValues> {
  resolver: LateResolver<Values>;
  /** Facts of the quote that the rules go by. */
  context?: object;
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
  const { resolver, context, initial, quoted = initial, quoteId, step, fields, elsewhere } = options;
  const { draft, keepDraft } = useFormDraft(quoteId, step, fields, quoted);
  const [defaultValues] = useState<DefaultValues<Values>>(() => Object.assign({}, initial, draft.typed));
  const form = useJudgedForm({ resolver, context, defaultValues });
  const { subscribe, getValues } = form;
  const before = useRef({ initial: only(initial, fields), basis: draft.basis });
  const keep = useCallback(
    (values: Values) => {
      const { initial: untouched, basis } = before.current;
      // A form that was only opened leaves no draft behind, though it settles answers by itself.
      const isTyped = fields.some((field) => !isSameAnswer(values[field], untouched[field]));
      keepDraft(isTyped ? { ...values, [BASIS]: basis } : RESET);
    },
    [keepDraft, fields],
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
