import { STATIC_PAGE_ID } from './index';

/** Minimum delay in ms, so that the screen can request its own data first. */
const OWN_TIME = 100;

/**
 * A step that waits for its quote behind the static page, or of which only the heading has rendered (`AfterHeading`).
 */
const UNFINISHED = `#${STATIC_PAGE_ID}, [data-after-heading]`;

/** Calls back once, a moment after the screen has rendered. @returns what cancels it */
export function whenRendered(then: () => void): () => void {
  let isRendered = false;
  const timer = setInterval(() => {
    const wasRendered = isRendered;
    isRendered = document.querySelector(UNFINISHED) === null;
    if (!wasRendered || !isRendered) return;
    clearInterval(timer);
    then();
  }, OWN_TIME);
  return () => clearInterval(timer);
}
