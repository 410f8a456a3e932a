/** As the clock is before a test may put another in its place. */
const { setTimeout: later } = globalThis;

/** Answers once nothing waits for its heading any more (`AfterHeading`). */
export async function wholeScreen<T>(answer: T): Promise<T> {
  while (document.querySelector('[data-after-heading]')) await new Promise((resolve) => later(resolve));
  return answer;
}
