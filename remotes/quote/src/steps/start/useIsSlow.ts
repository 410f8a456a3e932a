import { useEffect, useState } from 'react';

/** Milliseconds that the button's spinner is enough; a longer check gets its own view. */
const QUICK_MS = 400;

/** True once something has been running for a while. */
export function useIsSlow(isRunning: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setLasts(true), QUICK_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isRunning]);
  return lasts;
}
