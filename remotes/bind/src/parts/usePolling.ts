import { useEffect, useEffectEvent } from 'react';

/** Looks again every so many milliseconds while the screen stands; null is not at all. */
export function usePolling(look: () => void, every: number | null): void {
  const onTick = useEffectEvent(look);
  useEffect(() => {
    if (every === null) return undefined;
    const timer = setInterval(() => onTick(), every);
    return () => clearInterval(timer);
  }, [every]);
}
