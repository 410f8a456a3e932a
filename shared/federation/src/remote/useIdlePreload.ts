import { useEffect } from 'react';

/**
 * Fetches parts once the view stands and the browser is idle, so that the next step is at hand (budgets, 100 ms). `parts`
 * must be the same list every time.
 */
export function useIdlePreload(parts: readonly { preload: () => unknown }[]): void {
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
