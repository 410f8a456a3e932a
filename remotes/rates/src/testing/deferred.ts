/** A response that a test sends when it is ready. */
export function deferred() {
  const waiting: ((value: object) => void)[] = [];
  return {
    /** A handler for the fake API. */
    ask: () => new Promise<object>((resolve) => void waiting.push(resolve)),
    /** Responds to the last request. */
    answer: (value: object) => waiting.at(-1)?.(value),
  };
}
