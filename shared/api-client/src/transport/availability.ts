/** Whether the API answers: set by a 500, cleared by the next success, left alone by all else (reading 10). */
export interface Availability {
  /**
   * A call begins; the answer takes its status. A success clears the flag only where its call began after the 500:
   * what was under way beside it proves nothing.
   */
  begin: () => (status: number) => void;
  listen: (listener: (unavailable: boolean) => void) => () => void;
}

export function createAvailability(): Availability {
  const listeners = new Set<(unavailable: boolean) => void>();
  let unavailable = false;
  let begun = 0;
  let begunAtFailure = 0;
  const set = (next: boolean): void => {
    if (next === unavailable) return;
    unavailable = next;
    for (const listener of listeners) listener(next);
  };
  return {
    begin() {
      begun += 1;
      const mine = begun;
      return (status) => {
        if (status === 500) {
          begunAtFailure = begun;
          set(true);
        } else if (status < 400 && mine > begunAtFailure) set(false);
      };
    },
    listen(listener) {
      listeners.add(listener);
      if (unavailable) listener(true);
      return () => void listeners.delete(listener);
    },
  };
}
