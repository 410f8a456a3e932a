/** Between a dialog and the edges of what is seen, and the least that is worth keeping to, in CSS pixels. */
const GAP = 16;
const LEAST = 200;

function place({ style }: HTMLElement, { top, bottom, height }: DOMRectReadOnly): void {
  if (height < LEAST) return;
  style.insetBlockStart = `${top}px`;
  style.insetBlockEnd = `${window.innerHeight - bottom}px`;
  style.maxHeight = `${height - 2 * GAP}px`;
}

/**
 * Opens a dialog in the part of the window that is seen. A frame's window can be higher than the screen, and only the
 * browser knows which part of it the pages around show. Returns how to give up.
 */
export function inVisiblePart(dialog: HTMLElement, open: () => void): () => void {
  if (window.parent === window) {
    open();
    return () => undefined;
  }
  const watcher = new IntersectionObserver(([seen]) => {
    watcher.disconnect();
    if (seen) place(dialog, seen.intersectionRect);
    open();
  });
  watcher.observe(document.documentElement);
  return () => watcher.disconnect();
}
