import { useEffect, useEffectEvent } from 'react';

/** Calls `look` at an interval in ms while mounted; null disables it. */
export function usePolling(look: () => void, every: number | null): void {
  const onTick = useEffectEvent(look);
  useEffect(() => {
    if (every === null) return undefined;
    const timer = setInterval(() => onTick(), every);
    return () => clearInterval(timer);
  }, [every]);
}
