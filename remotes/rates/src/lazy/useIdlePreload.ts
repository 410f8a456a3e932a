import { useEffect } from 'react';

/** Fetches parts once the first view stands and the browser is idle. `parts` must be the same list every time. */
export function useIdlePreload(parts: readonly { preload: () => void }[]): void {
  useEffect(() => {
    const fetchAll = () => {
      for (const part of parts) part.preload();
    };
    // Safari knows no idle callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchAll, 300);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchAll, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, [parts]);
}
