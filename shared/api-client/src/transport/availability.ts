/** `reference`: the failed call's id in the logs. */
type Listener = (unavailable: boolean, reference: string | null) => void;

/**
 * Whether the API is available: a 500 sets the flag, the next success clears it, anything else leaves it (reading 10).
 */
export interface Availability {
  /**
   * Starts a call; the returned function takes its status. A success clears the flag only if its call began after the
   * 500, since a concurrent one proves nothing.
   */
  begin: () => (status: number, reference: string | null) => void;
  listen: (listener: Listener) => () => void;
}

export function createAvailability(): Availability {
  const listeners = new Set<Listener>();
  let unavailable = false;
  let failed: string | null = null;
  let begun = 0;
  let begunAtFailure = 0;
  const set = (next: boolean, reference: string | null): void => {
    if (next === unavailable) return;
    unavailable = next;
    failed = reference;
    for (const listener of listeners) listener(next, reference);
  };
  return {
    begin() {
      begun += 1;
      const mine = begun;
      return (status, reference) => {
        if (status === 500) {
          begunAtFailure = begun;
          set(true, reference);
        } else if (status < 400 && mine > begunAtFailure) set(false, null);
      };
    },
    listen(listener) {
      listeners.add(listener);
      if (unavailable) listener(true, failed);
      return () => void listeners.delete(listener);
    },
  };
}
