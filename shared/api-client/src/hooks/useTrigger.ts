import { useCallback, useState } from 'react';
import { asApiError, type ApiError } from '../transport/apiError';

/** A call a person sets off. `trigger` answers or throws the ApiError that then stands in `error`. */
export interface Trigger<A extends unknown[], R> {
  trigger: (...args: A) => Promise<R>;
  isMutating: boolean;
  error: ApiError | undefined;
  /** Forgets the error. */
  reset: () => void;
}

interface State {
  isMutating: boolean;
  error: ApiError | undefined;
}

const IDLE: State = { isMutating: false, error: undefined };

/** `call` must be stable (useCallback). */
export function useTrigger<A extends unknown[], R>(call: (...args: A) => Promise<R>): Trigger<A, R> {
  const [state, setState] = useState(IDLE);
  const trigger = useCallback(
    async (...args: A): Promise<R> => {
      setState({ isMutating: true, error: undefined });
      try {
        const result = await call(...args);
        setState(IDLE);
        return result;
      } catch (error) {
        setState({ isMutating: false, error: asApiError(error) });
        throw error;
      }
    },
    [call],
  );
  const reset = useCallback(() => setState(IDLE), []);
  return { trigger, ...state, reset };
}
