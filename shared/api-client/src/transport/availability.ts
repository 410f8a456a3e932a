/** Whether the API answers: set by a 500, cleared by the next success, left alone by all else (reading 10). */
export interface Availability {
  heard: (status: number) => void;
  listen: (listener: (unavailable: boolean) => void) => () => void;
}

export function createAvailability(): Availability {
  const listeners = new Set<(unavailable: boolean) => void>();
  let unavailable = false;
  return {
    heard(status) {
      const next = status === 500 ? true : status < 400 ? false : unavailable;
      if (next === unavailable) return;
      unavailable = next;
      for (const listener of listeners) listener(next);
    },
    listen(listener) {
      listeners.add(listener);
      if (unavailable) listener(true);
      return () => void listeners.delete(listener);
    },
  };
}
