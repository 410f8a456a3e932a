import { useCallback } from 'react';
import useSWRMutation from 'swr/mutation';
import { asApiError, type ApiError } from '../transport/apiError';

/** A call started by the shopper. `trigger` returns the result or throws the ApiError that is also in `error`. */
export interface Trigger<A extends unknown[], R> {
  trigger: (...args: A) => Promise<R>;
  isMutating: boolean;
  error: ApiError | undefined;
  /** Clears the error. */
  reset: () => void;
}

/**
 * SWR's mutation with any number of arguments; repeating the call clears the error. Each call updates the cache itself
 * (`useQuoteEdit`).
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
