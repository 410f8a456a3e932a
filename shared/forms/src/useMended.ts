import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';

/** What was asked for outside the answers (`root`) is mended by asking again. */
const isField = <Values extends FieldValues>(name: string): name is FieldPath<Values> => name !== 'root';

/**
 * What is wrong no more is not said any longer: an answer can take back what another question wanted, or that it is asked
 * at all. Nothing new is said before the form is sent again: a summary that appears takes the focus.
 */
export function useMended<Values extends FieldValues>(
  { subscribe, clearErrors }: UseFormReturn<Values>,
  resolver: Resolver<Values>,
  context: object | undefined,
): void {
  const judge = useEffectEvent((values: Values) =>
    resolver(values, context, { fields: {}, shouldUseNativeValidation: false }),
  );
  useEffect(() => {
    const mend = async (values: Values, said: FieldErrors<Values> = {}) => {
      const names = Object.keys(said).filter((name) => isField<Values>(name));
      if (names.length === 0) return;
      const { errors } = await judge(values);
      const mended = names.filter((name) => !(name in errors));
      if (mended.length > 0) clearErrors(mended);
    };
    return subscribe({
      formState: { values: true },
      callback: ({ values, errors }) => void mend(values, errors),
    });
  }, [subscribe, clearErrors]);
}
