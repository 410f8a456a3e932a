import { RESET } from 'jotai/vanilla/utils';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** Answers that follow from others, put in step with them at the start and at each change. */
  following?: (values: Values | DefaultValues<Values>) => Partial<Values>;
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

const nothing = () => ({});

/** Those of the new answers that differ: setting a list again would draw its rows anew. */
function changesOf<Values extends object>(values: Values, next: Partial<Values>): Partial<Values> {
  const changes = { ...next };
  for (const name in next) if (isSameAnswer(next[name], values[name])) delete changes[name];
  return changes;
}

/** The form of a step: filled from the quote, then from what was typed in this tab before a reload or a failure. */
export function useStepForm<Values extends FieldValues>(
  options: StepFormOptions<Values>,
): UseFormReturn<Values> {
  const { resolver, context, quoteId, step, fields, elsewhere, following = nothing } = options;
  const inStep = (values: DefaultValues<Values>) => Object.assign({}, values, following(values));
  const initial = inStep(options.initial);
  const { quoted = initial } = options;
  const { draft, keepDraft } = useFormDraft(quoteId, step, fields, quoted);
  const [defaultValues] = useState(() => inStep(Object.assign({}, initial, draft.typed)));
  const form = useJudgedForm({ resolver, context, defaultValues });
  const { subscribe, getValues, setValues } = form;
  const before = useRef({ initial: only(initial, fields), basis: draft.basis });
  const keep = useCallback(
    (values: Values) => {
      const { initial: untouched, basis } = before.current;
      // A form that was only opened leaves no draft behind.
      const isTyped = fields.some((field) => !isSameAnswer(values[field], untouched[field]));
      keepDraft(isTyped ? { ...values, [BASIS]: basis } : RESET);
    },
    [keepDraft, fields],
  );
  const take = useEffectEvent((values: Values) => {
    const changes = changesOf(values, following(values));
    // Which comes here again, with answers that are in step.
    if (Object.keys(changes).length > 0) setValues(changes);
    else keep(values);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => take(values) }),
    [subscribe],
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
