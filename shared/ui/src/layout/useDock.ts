import { useEffect, useRef, useState } from 'react';

/** What is being pressed, except a text field: it must not move before the press ends. */
const PRESSED = ':active:not(:focus-visible)';

/**
 * A summary that opens at the window's foot. It closes on Escape, and when the focus goes to the page behind it, which it
 * may cover; reading and scrolling leave it open.
 */
export function useDock() {
  const dock = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const box = dock.current;
    if (!open || !box) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      box.querySelector('button')?.focus();
    };
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof Element) || box.contains(target) || target.matches(PRESSED)) return;
      // In a page that keeps it after the form, it covers nothing.
      if (getComputedStyle(box).position !== 'static') setOpen(false);
    };
    box.addEventListener('keydown', onKey, { signal });
    box.getRootNode().addEventListener('focusin', onFocus, { signal });
    return () => listening.abort();
  }, [open]);
  return { dock, open, setOpen };
}
