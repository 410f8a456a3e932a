import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSameAnswer } from './openDraft';

/** Puts answers that follow from others in step with them at each change. */
export function useFollowing<Values extends FieldValues>(
  { subscribe, setValues }: UseFormReturn<Values>,
  following: (values: Values) => Partial<Values>,
): void {
  const follow = useEffectEvent((values: Values) => {
    const next = following(values);
    // Setting a list again would draw its rows anew.
    for (const name in next) if (isSameAnswer(next[name], values[name])) delete next[name];
    if (Object.keys(next).length > 0) setValues(next);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) }),
    [subscribe],
  );
}
