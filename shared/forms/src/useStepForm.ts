import { RESET } from 'jotai/vanilla/utils';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { only } from './drafts';
import type { LateResolver } from './lateResolver';
import { BASIS, isSameAnswer } from './openDraft';
import { useFormDraft } from './useFormDraft';
import { useLateForm } from './useLateForm';
import type { Elsewhere } from './useStepSave';

interface StepFormOptions<Values extends FieldValues> {
  resolver: LateResolver<Values>;
  /** Facts of the quote for the rules. */
  context?: object;
  /** The form's initial values. */
  initial: DefaultValues<Values>;
  /** The quote's answers, if the initial values differ from them. */
  quoted?: DefaultValues<Values>;
  quoteId: string;
  /** Names the draft: one per form, or per car or driver being edited. */
  step: string;
  /** Fields that a draft may store. */
  fields: readonly (keyof Values & string)[];
  /** Omitted if the form shows nothing of the quote. */
  elsewhere?: Elsewhere;
}

/** A step's form, initialized from the quote, then from this tab's draft after a reload or a failure. */
export function useStepForm<Values extends FieldValues>(
  options: StepFormOptions<Values>,
): UseFormReturn<Values> {
  const { resolver, context, initial, quoted = initial, quoteId, step, fields, elsewhere } = options;
  const { draft, keepDraft } = useFormDraft(quoteId, step, fields, quoted);
  const [defaultValues] = useState<DefaultValues<Values>>(() => Object.assign({}, initial, draft.typed));
  const form = useLateForm({ resolver, context, defaultValues });
  const { subscribe, getValues } = form;
  const before = useRef({ initial: only(initial, fields), basis: draft.basis });
  const keep = useCallback(
    (values: Values) => {
      const { initial: untouched, basis } = before.current;
      // Opening a form stores no draft, even if the form adjusts answers by itself.
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
    // oxlint-disable-next-line react/exhaustive-deps -- the quote's values at the time of the decision
  }, [answer]);
  return form;
}
