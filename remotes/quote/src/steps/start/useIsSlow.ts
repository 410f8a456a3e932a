import { useEffect, useState } from 'react';

/** Milliseconds during which the button's spinner is enough; a longer check gets its own view. */
const QUICK_MS = 400;

/** True once something has been running for a while. */
export function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setSlow(true), QUICK_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isSlow;
}
