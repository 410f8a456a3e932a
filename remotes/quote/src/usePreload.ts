import { useEffect } from 'react';
import { LIKELY_NEXT, screens, type ScreenName } from './screens';

const nothing = (): void => {};

/**
 * Fetches the screens a person is likely to see next, once this one stands and the browser is idle; `fetchParts`
 * fetches what may still be shown in this one, which must be there when the line is not.
 */
export function usePreload(name: ScreenName | 'start', fetchParts = nothing): void {
  useEffect(() => {
    const fetchNext = () => {
      fetchParts();
      for (const next of LIKELY_NEXT[name]) void screens[next].preload();
    };
    // Safari knows no idle callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchNext, 500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchNext, { timeout: 3000 });
    return () => cancelIdleCallback(idle);
  }, [name, fetchParts]);
}
