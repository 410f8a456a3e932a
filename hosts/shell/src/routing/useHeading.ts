import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@shared/federation/router';
import { APP_ID } from '@shared/federation/page';
import { swapStaticPage } from '../boot/swapStaticPage';

/** Milliseconds after which the page shows whatever there is, heading or not. */
const PATIENCE = 15_000;

/** A screen may name its page otherwise than its heading: `<h1 data-title="Quote overview">` (specification 2.9). */
function titleOf(heading: HTMLElement): string {
  return heading.dataset.title ?? heading.textContent;
}

function focusOn(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Follows the heading of the screen that a route shows, whenever it comes: the title of the page says it, the focus
 * goes to it after a change of route, and the static page gives way to it.
 */
export function useHeading(brand: string): void {
  const { pathname } = useLocation();
  const how: string = useNavigationType();
  const shownPath = useRef<string | null>(null);
  const opened = useRef(pathname);
  // Before the browser paints: a long page that gives way to a short one would show its footer for a moment.
  useLayoutEffect(() => {
    // Back and forward keep the place the browser remembers; a new query alone leaves the person where they read.
    if (how !== 'POP' && shownPath.current !== pathname) window.scrollTo(0, 0);
  }, [pathname, how]);
  useEffect(() => {
    // The static page has a main area too, until it gives way.
    const main = document.getElementById(APP_ID)?.querySelector('main');
    const look = (): void => {
      const heading = main?.querySelector<HTMLElement>('h1');
      if (!heading) return;
      document.title = `${titleOf(heading)} · ${brand}`;
      swapStaticPage();
      // The first screen leaves the focus where the person has put it meanwhile; one that an address led on to, with
      // nothing in it that could have the focus, is a change of route all the same.
      const isLedTo = document.activeElement === document.body && !['/', pathname].includes(opened.current);
      if (shownPath.current === null ? isLedTo : shownPath.current !== pathname) focusOn(heading);
      shownPath.current = pathname;
    };
    const observer = new MutationObserver(look);
    if (main) observer.observe(main, { childList: true, subtree: true, characterData: true });
    look();
    const giveUp = setTimeout(swapStaticPage, PATIENCE);
    return () => {
      observer.disconnect();
      clearTimeout(giveUp);
    };
  }, [pathname, brand]);
}
