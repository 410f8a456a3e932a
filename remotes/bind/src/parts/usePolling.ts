import { useEffect, useEffectEvent } from 'react';

/** Calls `poll` at an interval in ms while mounted; null disables it. */
export function usePolling(poll: () => void, every: number | null): void {
  const onTick = useEffectEvent(poll);
  useEffect(() => {
    if (every === null) return undefined;
    const timer = setInterval(() => onTick(), every);
    return () => clearInterval(timer);
  }, [every]);
}
