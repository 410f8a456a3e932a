import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';

/** An error outside the answers (`root`) is cleared by trying again. */
const isField = <Values extends FieldValues>(name: string): name is FieldPath<Values> => name !== 'root';

/**
 * Clears errors that no longer apply, since an answer can remove what another question required. Shows no new ones
 * before the next submit, since a summary that appears takes the focus.
 */
export function useClearFixedErrors<Values extends FieldValues>(
  { subscribe, clearErrors }: UseFormReturn<Values>,
  resolver: Resolver<Values>,
  context: object | undefined,
): void {
  const judge = useEffectEvent((values: Values) =>
    resolver(values, context, { fields: {}, shouldUseNativeValidation: false }),
  );
  useEffect(() => {
    const clearFixed = async (values: Values, said: FieldErrors<Values> = {}) => {
      const names = Object.keys(said).filter((name) => isField<Values>(name));
      if (names.length === 0) return;
      const { errors } = await judge(values);
      const repaired = names.filter((name) => !(name in errors));
      if (repaired.length > 0) clearErrors(repaired);
    };
    return subscribe({
      formState: { values: true },
      callback: ({ values, errors }) => void clearFixed(values, errors),
    });
  }, [subscribe, clearErrors]);
}
