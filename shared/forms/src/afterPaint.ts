/** Milliseconds to wait at most, since a background tab never paints. */
const LONGEST = 100;

/** Resolves after the next paint, so a press gets feedback before its work begins (budgets, INP). */
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
