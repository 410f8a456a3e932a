import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { LateResolver } from './lateResolver';
import { useMended } from './useMended';

interface JudgedForm<Values extends FieldValues> {
  resolver: LateResolver<Values>;
  /** Facts of the quote that the rules go by. */
  context: object | undefined;
  defaultValues: DefaultValues<Values>;
}

/**
 * A form whose rules come behind it. Judged on submit, not on leaving a field: a line that appears then would push the
 * button from under the pointer.
 */
export function useJudgedForm<Values extends FieldValues>(
  options: JudgedForm<Values>,
): UseFormReturn<Values> {
  const { resolver, context } = options;
  const form = useForm<Values>({ ...options, mode: 'onSubmit', shouldFocusError: false });
  useMended(form, resolver, context);
  useEffect(() => void resolver.preload(), [resolver]);
  return form;
}
