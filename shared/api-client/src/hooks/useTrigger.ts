import { useCallback } from 'react';
import useSWRMutation from 'swr/mutation';
import { asApiError, type ApiError } from '../transport/apiError';

/** A call a person sets off. `trigger` answers or throws the ApiError that then stands in `error`. */
export interface Trigger<A extends unknown[], R> {
  trigger: (...args: A) => Promise<R>;
  isMutating: boolean;
  error: ApiError | undefined;
  /** Forgets the error. */
  reset: () => void;
}

/**
 * SWR's mutation, with as many arguments as the call has; an error goes when the call is repeated. What a call changes in
 * the cache it says itself (`useQuoteEdit`).
 */
export function useTrigger<A extends unknown[], R>(
  name: string,
  call: (...args: A) => Promise<R>,
): Trigger<A, R> {
  const { trigger, isMutating, error, reset } = useSWRMutation<R, unknown, string, { args: A }>(
    name,
    (_name, { arg }) => call(...arg.args),
  );
  return {
    trigger: useCallback((...args: A) => trigger({ args }), [trigger]),
    isMutating,
    error: error === undefined || isMutating ? undefined : asApiError(error),
    reset,
  };
}
