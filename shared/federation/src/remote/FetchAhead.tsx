import { useEffect } from 'react';
import { STATIC_PAGE_ID } from '../page';

/** Milliseconds that a screen has for itself at least, once it stands: to ask for what it shows. */
const OWN_TIME = 100;

/** A step that waits for its quote, behind the static page; one of which only the heading is drawn (`AfterHeading`). */
const UNFINISHED = `#${STATIC_PAGE_ID}, [data-after-heading]`;

/**
 * Fetches parts a moment after the screen it is drawn with stands, so that the next step is at hand (budgets, 100 ms):
 * the screen itself is not to share the line with them. `parts` must be the same list every time.
 */
export function FetchAhead({ parts }: { parts: readonly { preload: () => unknown }[] }) {
  useEffect(() => {
    let stands = false;
    const timer = setInterval(() => {
      const stood = stands;
      stands = document.querySelector(UNFINISHED) === null;
      if (!stood || !stands) return;
      clearInterval(timer);
      for (const part of parts) part.preload();
    }, OWN_TIME);
    return () => clearInterval(timer);
  }, [parts]);
  return null;
}
