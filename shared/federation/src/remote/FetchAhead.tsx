import { useEffect } from 'react';
import { whenRendered } from '../page/whenRendered';

/**
 * Prefetches parts a moment after the screen has rendered, so the next step opens fast (budgets, 100 ms) without
 * competing for bandwidth. `parts` must be the same list on every render.
 */
export function FetchAhead({ parts }: { parts: readonly { preload: () => unknown }[] }) {
  useEffect(
    () =>
      whenRendered(() => {
        for (const part of parts) part.preload();
      }),
    [parts],
  );
  return null;
}
