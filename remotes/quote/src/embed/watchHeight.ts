import type { Emit } from './EmbedContext';

/** What a screen has once it is there: a loading screen has no heading, or one that says so. */
const HEADING = 'h1:not([data-loading])';

/**
 * Tells the height of the quote whenever it changes. A screen that loads gets at least the height of the one before it,
 * so that the page below the quote moves once per step. Returns what ends it.
 */
export function watchHeight(box: HTMLElement, emit: Emit): () => void {
  let told = 0;
  const sizes = new ResizeObserver(() => {
    const height = Math.ceil(box.getBoundingClientRect().height);
    if (height === told || height === 0) return;
    told = height;
    emit('resize', { height });
  });
  // Called before the browser lays out the change, so the box never shrinks in between.
  const screens = new MutationObserver(() => {
    box.style.minHeight = box.querySelector(HEADING) ? '' : `${told}px`;
  });
  sizes.observe(box);
  screens.observe(box, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    screens.disconnect();
  };
}
