import { useEffect } from 'react';
import { useEmbed } from './EmbedContext';

/** Whether what had the focus is gone; a shopper who is elsewhere on the partner's page is left alone. */
const isFocusLost = (): boolean => document.hasFocus() && document.activeElement === document.body;

/** Moves a lost focus to the heading of the new screen, as the shell does for the site. */
export function useHeadingFocus(): void {
  const { box } = useEmbed().place;
  useEffect(() => {
    let shown: Element | null = null;
    const look = () => {
      const heading = box.querySelector<HTMLElement>('h1');
      if (!heading || heading === shown) return;
      shown = heading;
      if (!isFocusLost()) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(look);
    watcher.observe(box, { childList: true, subtree: true });
    look();
    return () => watcher.disconnect();
  }, [box]);
}
