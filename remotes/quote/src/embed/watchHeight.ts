import type { Emit } from './EmbedContext';

/** Tells the height of the quote whenever it changes. Returns what ends it. */
export function watchHeight(box: HTMLElement, emit: Emit): () => void {
  let told = 0;
  const watcher = new ResizeObserver(() => {
    const height = Math.ceil(box.getBoundingClientRect().height);
    if (height === told || height === 0) return;
    told = height;
    emit('resize', { height });
  });
  watcher.observe(box);
  return () => watcher.disconnect();
}
