import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Puts answers that follow from others in step with them: at each change, and once for a draft that is older than they are. */
export function useAtChanges<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  settle: () => void,
): void {
  const run = useEffectEvent(settle);
  useEffect(() => {
    run();
    return subscribe({ formState: { values: true }, callback: () => run() });
  }, [subscribe]);
}
