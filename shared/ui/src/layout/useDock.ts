import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is being pressed, except a text field: it must not move before the press ends. */
const PRESSED = ':active:not(:focus-visible)';

/** What the bar never lies over: everything that can be pressed, and every message. */
const KEPT_CLEAR =
  'a, button, input, label, select, summary, textarea, [role=alert], [role=status], [id$=-error]';

/** Set while the bar would lie over something of the form. */
export const YIELDS = 'data-yields';

/**
 * A summary that opens at the window's foot. It closes on Escape, and when the focus goes to the page behind it, which it
 * may cover; reading and scrolling leave it open. Folded, it stays out of sight while a control or a message is under it.
 */
export function useDock() {
  const dock = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  useYielding(dock);
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

const isOver = (box: Element, part: Element): boolean => {
  const [a, b] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
  return b.height > 0 && a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
};

/** Marks the bar while it would lie over something of the form before it. */
function useYielding(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = dock.current;
    const form = box?.previousElementSibling;
    // jsdom has no sizes.
    if (!box || !form || !('ResizeObserver' in window)) return undefined;
    const coversForm = () => [...form.querySelectorAll(KEPT_CLEAR)].some((part) => isOver(box, part));
    // On the element itself, because React would draw it a frame later.
    const look = () => box.toggleAttribute(YIELDS, coversForm());
    // It comes back when the scrolling ends: in between it would flicker at every gap.
    const makeWay = () => void (box.hasAttribute(YIELDS) || look());
    // Only a keyboard reaches it while it is out of sight; its place after the form is then shown.
    const showPlace = () => void (box.hasAttribute(YIELDS) && form.scrollIntoView({ block: 'end' }));
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', makeWay, { signal, passive: true });
    window.addEventListener('scrollend', look, { signal });
    window.addEventListener('resize', look, { signal });
    box.addEventListener('focusin', showPlace, { signal });
    const sizes = new ResizeObserver(look);
    sizes.observe(form);
    sizes.observe(box);
    return () => {
      listening.abort();
      sizes.disconnect();
    };
  }, [dock]);
}
