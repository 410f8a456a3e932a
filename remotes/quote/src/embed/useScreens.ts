import { useEffect } from 'react';
import { useEmbed } from './EmbedContext';

/** Whether what had the focus is gone; a shopper who is elsewhere on the partner's page is left alone. */
const isFocusLost = (): boolean => document.hasFocus() && document.activeElement === document.body;

/**
 * Notices each new screen after the first by its heading, since screens of one step, or of one path, follow each other
 * too. Moves a lost focus to the heading, as the shell does for the site, and then tells the loader, which brings the
 * quote's top into view.
 */
export function useScreens(): void {
  const { emit, place } = useEmbed();
  const { box } = place;
  useEffect(() => {
    let shown: Element | null = null;
    const look = () => {
      const heading = box.querySelector<HTMLElement>('h1');
      if (!heading || heading === shown) return;
      const isFirst = shown === null;
      shown = heading;
      if (isFirst) return;
      if (isFocusLost()) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      emit('screen', {});
    };
    const watcher = new MutationObserver(look);
    watcher.observe(box, { childList: true, subtree: true });
    look();
    return () => watcher.disconnect();
  }, [box, emit]);
}
