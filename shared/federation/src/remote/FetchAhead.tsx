import { useEffect } from 'react';
import { STATIC_PAGE_ID } from '../page';

/** Minimum delay before prefetching, in ms, so the screen can request its own data first. */
const OWN_TIME = 100;

/**
 * A step that waits for its quote behind the static page, or of which only the heading has rendered (`AfterHeading`).
 */
const UNFINISHED = `#${STATIC_PAGE_ID}, [data-after-heading]`;

/**
 * Prefetches parts a moment after the screen has rendered, so the next step opens fast (budgets, 100 ms) without
 * competing for bandwidth. `parts` must be the same list on every render.
 */
export function FetchAhead({ parts }: { parts: readonly { preload: () => unknown }[] }) {
  useEffect(() => {
    let isRendered = false;
    const timer = setInterval(() => {
      const wasRendered = isRendered;
      isRendered = document.querySelector(UNFINISHED) === null;
      if (!wasRendered || !isRendered) return;
      clearInterval(timer);
      for (const part of parts) part.preload();
    }, OWN_TIME);
    return () => clearInterval(timer);
  }, [parts]);
  return null;
}
