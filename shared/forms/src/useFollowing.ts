import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSameAnswer } from './openDraft';

/** After each change, `following` says which other answers change with it. */
export function useFollowing<Values extends FieldValues>(
  { subscribe, setValues }: UseFormReturn<Values>,
  following: (values: Values) => Partial<Values>,
): void {
  const follow = useEffectEvent((values: Values) => {
    const next = following(values);
    // Setting an equal list again would rerender its rows.
    for (const name in next) if (isSameAnswer(next[name], values[name])) delete next[name];
    if (Object.keys(next).length > 0) setValues(next);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) }),
    [subscribe],
  );
}
