import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { APP_ID } from '@shared/federation/page';
import { swapStaticPage } from '../boot/swapStaticPage';
import { note } from '../measure/notes';

/** Milliseconds until the page is shown even without a heading. */
const PATIENCE = 15_000;

/**
 * A screen can set a page title that differs from its heading: `<h1 data-title="Quote overview">` (specification 2.9).
 */
function titleOf(heading: HTMLElement): string {
  return heading.dataset.title ?? heading.textContent;
}

function focusOn(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Tracks the heading of the current screen: the page title uses it, the focus moves to it after navigation, and the
 * static page is replaced once it appears.
 */
export function useHeading(brand: string): void {
  const { pathname } = useLocation();
  const how: string = useNavigationType();
  const shownPath = useRef<string | null>(null);
  const opened = useRef(pathname);
  const noted = useRef<HTMLElement | null>(null);
  // Before paint, since going from a long page to a short one would flash the footer.
  useLayoutEffect(() => {
    // Back and forward keep the browser's scroll position; a query change alone does not scroll.
    if (how !== 'POP' && shownPath.current !== pathname) window.scrollTo(0, 0);
  }, [pathname, how]);
  useEffect(() => {
    // The static page also has a main area until it is replaced.
    const main = document.getElementById(APP_ID)?.querySelector('main');
    const onChange = (): void => {
      const heading = main?.querySelector<HTMLElement>('h1');
      if (!heading) return;
      document.title = `${titleOf(heading)} · ${brand}`;
      swapStaticPage();
      if (noted.current !== heading) note('shown');
      noted.current = heading;
      // The first screen leaves the focus where the shopper put it; a redirected first screen
      // without a focused element counts as navigation.
      const isLedTo = document.activeElement === document.body && !['/', pathname].includes(opened.current);
      if (shownPath.current === null ? isLedTo : shownPath.current !== pathname) focusOn(heading);
      shownPath.current = pathname;
    };
    const observer = new MutationObserver(onChange);
    if (main) observer.observe(main, { childList: true, subtree: true, characterData: true });
    onChange();
    const giveUp = setTimeout(swapStaticPage, PATIENCE);
    return () => {
      observer.disconnect();
      clearTimeout(giveUp);
    };
  }, [pathname, brand]);
}
