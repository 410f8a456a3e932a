import { useEffect } from 'react';
import type { FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';

const isName = <Values extends FieldValues>(name: string): name is FieldPath<Values> => name !== 'root';

/**
 * What is wrong no more is not said any longer: an answer can take back what another question wanted, or that it is asked
 * at all. Nothing new is said before the form is sent again: a summary that appears takes the focus.
 */
export function useMended<Values extends FieldValues>(
  { subscribe, clearErrors }: UseFormReturn<Values>,
  resolver: Resolver<Values>,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: async ({ values, errors: said = {} }) => {
          const names = Object.keys(said).filter((name) => isName<Values>(name));
          if (names.length === 0) return;
          const { errors } = await resolver(values, undefined, {
            fields: {},
            shouldUseNativeValidation: false,
          });
          const mended = names.filter((name) => !(name in errors));
          if (mended.length > 0) clearErrors(mended);
        },
      }),
    [subscribe, clearErrors, resolver],
  );
}
