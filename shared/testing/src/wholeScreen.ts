/** Captured before a test replaces the clock. */
const { setTimeout: later } = globalThis;

/** Resolves once nothing waits for its heading anymore (`AfterHeading`). */
export async function wholeScreen<T>(answer: T): Promise<T> {
  while (document.querySelector('[data-after-heading]')) await new Promise((resolve) => later(resolve));
  return answer;
}
