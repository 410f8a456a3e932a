import { useEffect, useState } from 'react';

/** Milliseconds for which the button's own spinner says enough; a check that lasts longer gets a view of its own. */
const QUICK_MS = 400;

/** True once something has been going on for a while. */
export function useLasting(isGoingOn: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setLasts(true), QUICK_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isGoingOn]);
  return lasts;
}
