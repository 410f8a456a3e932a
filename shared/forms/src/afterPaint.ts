/** Milliseconds after which nobody waits for a paint: a tab in the background has none. */
const LONGEST = 100;

/** Resolves when the browser has drawn what changed, so that a press is answered before its work begins (budgets, INP). */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => setTimeout(resolve);
    const late = setTimeout(done, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      done();
    });
  });
}
