import { useEffect } from 'react';
import { STATIC_PAGE_ID } from '../page';

/** Milliseconds that a screen has for itself: to be drawn, and to ask for what it shows. */
const OWN_TIME = 500;

/**
 * Fetches parts a moment after the screen it is drawn with is shown, so that the next step is at hand (budgets, 100 ms):
 * a step that still waits for its quote, behind the static page, is not to share the line. `parts` must be the same list
 * every time.
 */
export function FetchAhead({ parts }: { parts: readonly { preload: () => unknown }[] }) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.getElementById(STATIC_PAGE_ID)) return;
      clearInterval(timer);
      for (const part of parts) part.preload();
    }, OWN_TIME);
    return () => clearInterval(timer);
  }, [parts]);
  return null;
}
