import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { LateResolver } from './lateResolver';
import { useClearFixedErrors } from './useClearFixedErrors';

interface LateForm<Values extends FieldValues> {
  resolver: LateResolver<Values>;
  /** Facts of the quote for the rules. */
  context: object | undefined;
  defaultValues: DefaultValues<Values>;
}

/**
 * A form whose rules load after it. Validates on submit instead of on blur, since an error appearing then would move
 * the button away from the pointer.
 */
export function useLateForm<Values extends FieldValues>(options: LateForm<Values>): UseFormReturn<Values> {
  const { resolver, context } = options;
  const form = useForm<Values>({ ...options, mode: 'onSubmit', shouldFocusError: false });
  useClearFixedErrors(form, resolver, context);
  useEffect(() => void resolver.preload(), [resolver]);
  return form;
}
